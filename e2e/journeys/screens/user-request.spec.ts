import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freeze, withClock } from '../../browser/clock.ts'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { letDecisionGo } from '../../browser/let-decision-go.ts'
import { printPapers } from '../../browser/papers.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { type ApiClient, apiClient, type UploadFile } from '../../world/api-client.ts'
import { addStudent } from '../../world/certificates.ts'
import { openFirstSession } from '../../world/organisations.ts'
import { password, students } from '../../world/people.ts'
import { category, newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedClient, sharedSession, sharedUrl } from '../../world/shared.ts'
import { answerUpload, uploadCertificate } from '../../world/uploads.ts'

const path = '/verifier/user-request'
const holder = { ...students[2], name: 'Noura Al Blooshi', email: 'noura@jernain.students.example' }
/** Distinguishes this run's uploads from the others in the queue, which all verifiers share. */
const mark = randomUUID().slice(0, 8)

journey.describe('User Request (specification, sections 2, 4, 5, 8 and 9)', () => {
  journey.describe.configure({ mode: 'serial' })
  journey.use({ expectedInConsole: /the server responded with a status of 404/ })
  let issuer: ApiClient
  let student: ApiClient
  const upload = (title: string, file?: UploadFile) =>
    uploadCertificate(student, issuer, {
      title: `${title} ${mark}`,
      category,
      date: '2024-05-31',
      ...(file && { file }),
    })

  journey.beforeAll(async () => {
    const organizationName = 'Delma College of Crafts'
    issuer = await newIssuer(await sharedAdmin(), { organizationName, email: 'registry@jernain.example' })
    await addStudent(issuer, holder)
    const api = apiClient(sharedUrl())
    student = api.as((await openFirstSession(api, holder, password)).data)
  })

  journey(
    'ten skeleton rows, then seven columns; View and both decisions; the clock goes by the second',
    async ({ newVisitor }) => {
      await answerUpload(issuer, await upload('Weaving'))
      await upload('Pottery')
      const uri = await uriOf(`Weaving ${mark}`)
      const page = await newVisitor()
      const answer = await hold(page, '/api/user/get-user-certificates')
      await enterAsVerifier(page, `${path}?status=all&search=${mark}`)
      await expect(
        page.getByRole('heading', { level: 1, name: 'All Certificates Uploaded by Users' }),
      ).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(10)
      answer()
      const table = page.getByRole('table', { name: 'All Certificates Uploaded by Users' })
      await expect(rowOf(page, 'Weaving')).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      await expect(table.getByRole('columnheader')).toHaveText([
        '',
        'URI',
        'User Name',
        'Certificate Name',
        'Certificate Type',
        'Date',
        'Preview',
        'Action',
      ])

      const weaving = rowOf(page, 'Weaving').getByRole('cell')
      await expect(weaving.nth(1)).toHaveText(uri.slice(7, 14))
      await expect(weaving.nth(2)).toHaveText(holder.name)
      await expect(weaving.nth(3)).toHaveText(`Weaving ${mark}`)
      await expect(weaving.nth(4)).toHaveText(category)
      await expect(weaving.nth(5)).toHaveText('31/05/2024')
      await expect(weaving.nth(6).getByRole('button')).toHaveText('View')
      await expect(weaving.nth(7).getByRole('button', { name: 'Accept' })).toHaveAttribute(
        'aria-disabled',
        'false',
      )
      // Its issuer has not vouched for it, so it can only be rejected.
      const pottery = rowOf(page, 'Pottery')
      await expect(pottery.getByRole('cell').nth(1)).toHaveText('N/A')
      await expect(pottery.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
      await expect(pottery.getByRole('button', { name: 'Reject' })).toBeEnabled()

      await expectTicking(page)
      await expect(page.getByRole('link', { name: 'User Request' })).toHaveAttribute('aria-current', 'page')
      await page.getByRole('link', { name: 'Issuer Request' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Issuer Request' })).toBeVisible()
      await page.getByRole('link', { name: 'User Request' }).click()
      await table.waitFor()
      await page.getByRole('searchbox').fill(`nobody-${mark}`)
      await expect(page.getByText('No Data Found')).toBeVisible()
    },
  )

  journey(
    "View opens 'View Certificate' with the file; arrow keys lead on; it is saved under its last path segment",
    async ({ newVisitor, browser }) => {
      const { png, pdf } = await printPapers(browser, 'Certificate of glass blowing')
      const bytes = ({ name, buffer }: { name: string; buffer: Buffer }) => ({
        name,
        bytes: new Uint8Array(buffer),
      })
      await upload('Glass as PDF', bytes(pdf))
      const id = await upload('Glass as picture', bytes(png))
      const page = await newVisitor()
      await enterAsVerifier(page, `${path}?status=all&search=${encodeURIComponent(`Glass as`)}`)
      await rowOf(page, 'Glass as picture')
        .getByRole('button', { name: /^View / })
        .click()
      const dialog = page.getByRole('dialog', { name: 'View Certificate' })
      await expect(dialog.getByRole('img', { name: `Glass as picture ${mark}` })).toBeVisible()
      await expect(dialog.getByText('1 of 2')).toBeVisible()

      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download' }).click()
      expect((await saved).suggestedFilename()).toBe(`${id}.png`)
      await page.route('**/api/user/certificate-files/**', (route) => route.fulfill({ status: 404 }))
      await freeze(page)
      await dialog.getByRole('button', { name: 'Download' }).click()
      await expectToast(page, 'error', 'Failed to download certificate image.')
      await page.clock.resume()
      await page.unroute('**/api/user/certificate-files/**')

      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText('2 of 2')).toBeVisible()
      await expect(dialog.getByText(`Glass as PDF ${mark}`)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText('2 of 2')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(dialog.getByRole('img', { name: `Glass as picture ${mark}` })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  )

  journey(
    "accepted rows say 'All-Ready Verified', rejected ones 'Declined', both disabled; the first decision stands",
    async ({ newVisitor }) => {
      const [saddle, bridle, late] = [await upload('Saddle'), await upload('Bridle'), await upload('Late')]
      for (const id of [saddle, late]) await answerUpload(issuer, id)
      const page = await newVisitor()
      await enterAsVerifier(page, `${path}?status=all&search=${mark}`)

      await acceptAndStop(page, 'Saddle')
      await letDecisionGo(page)
      await expectToast(page, 'success', 'Certificate status updated successfully')
      await page.clock.resume()
      await expect(rowOf(page, 'Saddle').getByRole('button', { name: 'All-Ready Verified' })).toBeDisabled()

      await rowOf(page, 'Bridle').getByRole('button', { name: 'Reject' }).click()
      const question = page.getByRole('dialog', { name: 'Reject this certificate?' })
      await expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled()
      await question.getByRole('textbox', { name: 'Reason' }).fill('The seal is another one’s.')
      await freeze(page)
      await question.getByRole('button', { name: 'Reject' }).click()
      await letDecisionGo(page)
      await expectToast(page, 'success', 'Certificate declined successfully!')
      await page.clock.resume()
      await expect(rowOf(page, 'Bridle').getByRole('button', { name: 'Declined' })).toBeDisabled()
      await expect(rowOf(page, 'Bridle').getByRole('button', { name: 'Reject' })).toHaveCount(0)
      expect(await statusesOf(student, [saddle, bridle])).toEqual(['1', '2'])

      await acceptAndStop(page, 'Late')
      await (await sharedClient('verifier')).put('/api/user/update-verified', {
        id: late,
        flag: '2',
        reason: 'A colleague was faster.',
      })
      await letDecisionGo(page)
      await expectToast(
        page,
        'error',
        'This certificate has already been decided on. The first decision stands.',
      )
      await page.clock.resume()
      await expect(rowOf(page, 'Late').getByRole('button', { name: 'Declined' })).toBeDisabled()
    },
  )
})

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: `${title} ${mark}` })

async function enterAsVerifier(page: Page, at: string): Promise<void> {
  await withClock(page)
  await enter(page, sharedUrl(), await sharedSession('verifier'), at)
}

/** Accepts with the clock stopped, so that the eight seconds for undoing do not pass before the test looks. */
async function acceptAndStop(page: Page, title: string): Promise<void> {
  const accept = rowOf(page, title).getByRole('button', { name: 'Accept' })
  await expect(accept).toHaveAttribute('aria-disabled', 'false')
  await freeze(page)
  await accept.click()
}

/** Expects the time to change every second, without an announcement to screen readers. */
async function expectTicking(page: Page): Promise<void> {
  const clock = page.getByRole('timer', { name: 'Time' })
  await expect(clock).toHaveText(/^\d{2}:\d{2}:\d{2}$/)
  expect(await clock.getAttribute('aria-live')).toBe('off')
  await freeze(page)
  const before = await clock.textContent()
  await page.clock.runFor(1000)
  await expect(clock).not.toHaveText(before!)
  await page.clock.resume()
}

interface Listed {
  _id: string
  title: string
  uri: string
  status: string
}

async function listUploads(caller: ApiClient): Promise<Listed[]> {
  const { userCertificate } = await caller.get<{ userCertificate: Listed[] }>(
    `/api/user/get-user-certificates?search=${mark}`,
  )
  return userCertificate
}

/** The address of an upload's document, as soon as it is stored. */
async function uriOf(title: string): Promise<string> {
  let uri = ''
  await expect
    .poll(async () => {
      uri = (await listUploads(await sharedClient('verifier'))).find((one) => one.title === title)?.uri ?? ''
      return uri
    })
    .not.toBe('')
  return uri
}

async function statusesOf(caller: ApiClient, ids: string[]): Promise<(string | undefined)[]> {
  const uploads = await listUploads(caller)
  return ids.map((id) => uploads.find(({ _id }) => _id === id)?.status)
}
