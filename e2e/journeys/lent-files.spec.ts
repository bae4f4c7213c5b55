import type { Locator } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectSaid } from '../browser/toasts.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, createCertificates, signCertificates } from '../world/certificates.ts'
import { openSession } from '../world/organisations.ts'
import { password, students, verifier } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedSession, sharedUrl } from '../world/shared.ts'
import { picture } from '../world/uploads.ts'

const email = 'registry@nahwa-school.example'
const title = 'Certificate of Falconry'

journey(
  'an issuer that reads times in its own zone lends a file to the one verifier who decides',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const issuer = await newIssuer(await sharedAdmin(), { organizationName: 'Nahwa School', email })
    const holder = await addStudent(issuer, { ...students[0], email: 'falconer@nahwa.example' })
    const [id] = await createCertificates(issuer, { category, title, date: '2025-06-30' }, [holder])
    await signCertificates(issuer, [id!])

    const registry = await newVisitor()
    const session = await openSession(apiClient(url), 'issuer', email, password)
    await enter(registry, url, session, '/issuer/settings')
    await registry.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo')
    await registry.getByRole('option', { name: 'Asia/Tokyo' }).click()
    await registry.getByRole('button', { name: 'Save changes' }).click()
    await expectSaid(registry, 'Settings saved.')

    await registry.goto(`${url}/certificate/${id}`)
    await registry.getByRole('combobox', { name: 'Verifier' }).fill(verifier.organizationName)
    await registry.getByRole('option', { name: verifier.organizationName }).click()
    const file = { name: picture.name, mimeType: 'image/png', buffer: Buffer.from(picture.bytes) }
    await registry.locator('form input[type=file]').setInputFiles([file])
    await registry.getByRole('button', { name: 'Add files' }).click()
    await expectSaid(registry, 'File added.')
    const lent = registry.getByRole('listitem').filter({ hasText: `For ${verifier.organizationName}` })
    await expectTimeIn(lent.locator('time'), 'Asia/Tokyo')

    const reviewer = await newVisitor()
    await enter(
      reviewer,
      url,
      await sharedSession('verifier'),
      `/verifier?search=${encodeURIComponent(title)}`,
    )
    await reviewer.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'View' }).click()
    await expect(reviewer.getByRole('heading', { name: 'Files from the issuer' })).toBeVisible()
    await reviewer.getByRole('button', { name: `Open ${picture.name}` }).click()
    await expect(reviewer.getByRole('button', { name: `Close ${picture.name}` })).toBeVisible()
    await expect(reviewer.getByRole('img', { name: picture.name })).toBeVisible()
  },
)

/** Expects the hour and minute of the element's instant in this time zone. */
async function expectTimeIn(time: Locator, timeZone: string): Promise<void> {
  const at = new Date((await time.getAttribute('datetime'))!)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  await expect(time).toContainText(at.toLocaleTimeString('en-GB', clock))
}
