import { readClipboard, withClipboard } from '../browser/clipboard.ts'
import { freeze, withClock } from '../browser/clock.ts'
import { enter } from '../browser/enter.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, inMotion, journey } from '../browser/journey.ts'
import { pressButton, tabTo, tabToElement } from '../browser/keyboard.ts'
import { letDecisionGo } from '../browser/let-decision-go.ts'
import { enterAsOwnIssuer } from '../browser/own-issuer.ts'
import { expectSaid } from '../browser/toasts.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { apiClient } from '../world/api-client.ts'
import {
  addStudent,
  createCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { openFirstSession } from '../world/organisations.ts'
import { password, students } from '../world/people.ts'
import { category } from '../world/seed.ts'
import { sharedSession, sharedUrl } from '../world/shared.ts'

const title = 'Master of Lighthouses'
const holder = { ...students[2], email: 'keeper@delma.example' }

journey.use(inMotion)

journey('without a mouse: a list of students is imported', async ({ newVisitor }) => {
  const page = await newVisitor()
  const issuer = await enterAsOwnIssuer(page, {
    organizationName: 'Delma School of Pilots',
    mailbox: 'delma-pilots',
    path: '/issuer/student-info',
  })
  page.on('filechooser', (chooser) =>
    chooser.setFiles({
      name: 'pilots.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Name,Father,Mother,Roll No,Mobile,DOB,Email',
          'Li Wu,Bo,Mei,77,0501234567,2001-02-03,li@delma.example',
          'Amal Noor,Adel,Leila,78,0501234567,2002-03-04,amal@delma.example',
        ].join('\n'),
      ),
    }),
  )
  await pressButton(page, 'Import Student Data')
  const dialog = page.getByRole('dialog', { name: 'Data Upload' })
  await expect(dialog.locator('button', { hasText: 'Browse files' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('pilots.csv')).toBeVisible()
  await pressButton(page, 'Submit')
  await pressButton(page, 'Import 2')
  await expect(page.getByRole('row', { name: /Amal Noor/ })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import Student Data' }).first()).toBeFocused()
  expect(await listStudents(issuer)).toHaveLength(2)
})

journey(
  'without a mouse: a verifier accepts, the student shares, a stranger checks the link',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    let id = ''
    const issuer = await enterAsOwnIssuer(
      page,
      { organizationName: 'Delma School of Lights', mailbox: 'delma-lights', path: '/issuer' },
      async (client) => {
        const draft = { category, title, date: '2025-06-30' }
        ;[id = ''] = await createCertificates(client, draft, [await addStudent(client, holder)])
        await signCertificates(client, [id])
      },
    )

    const verifier = await newVisitor()
    await withClock(verifier)
    const path = `/verifier?search=${encodeURIComponent(title)}`
    await enter(verifier, sharedUrl(), await sharedSession('verifier'), path)
    await expect(verifier.getByRole('row').filter({ hasText: title })).toBeVisible()
    await freeze(verifier)
    await pressButton(verifier, /^Accept: /)
    await letDecisionGo(verifier)
    await verifier.clock.resume()
    await expectSaid(verifier, 'Certificate status updated successfully')
    await waitUntilRecorded(issuer, [id])

    const student = await newVisitor(withClipboard)
    const session = await openFirstSession(apiClient(sharedUrl()), holder, password)
    await enter(student, sharedUrl(), session, `/certificate/${id}`)
    await expect(student.locator('main').locator('button, a').first()).toHaveText('Share')
    await pressButton(student, 'Share')
    const dialog = student.getByRole('dialog', { name: `Share ${title}` })
    await tabTo(student, 'textbox', 'Who or what it is for (optional)')
    await student.keyboard.type('For the harbour')
    await student.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toContainText('For the harbour')
    await pressButton(student, 'Copy link')
    await expectSaid(student, 'Link copied!')
    const link = await readClipboard(student)
    await student.keyboard.press('Escape')
    await expect(student.getByRole('button', { name: 'Share', exact: true })).toBeFocused()

    const stranger = await newVisitor()
    await stranger.goto(`${sharedUrl()}/verify`)
    await hydrated(stranger)
    await tabTo(stranger, 'textbox', 'Paste a link or the text of a certificate file')
    await stranger.keyboard.insertText(link)
    await pressButton(stranger, 'Check it')
    await expectVerdict(stranger, 'VALID')
    await tabToElement(stranger, stranger.locator('summary').filter({ hasText: 'checks passed' }))
    await stranger.keyboard.press('Enter')
    await expect(stranger.getByText('Is it still in force?')).toBeVisible()
  },
)
