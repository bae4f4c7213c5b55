import type { Page } from '@playwright/test'
import { accounts } from '../../tools/demo/demo.ts'
import { type Demo, withDemo } from '../../tools/demo/passing-demo.ts'
import { demoCategories, demoStudents } from '../../tools/demo/people.ts'
import { createCertificateByScreen } from '../browser/create-certificate.ts'
import { enter } from '../browser/enter.ts'
import { hydrated } from '../browser/hydrated.ts'
import { submitSheet } from '../browser/import-students.ts'
import { expect, journey } from '../browser/journey.ts'
import { printPapers } from '../browser/papers.ts'
import { selectAllRows } from '../browser/select-all-rows.ts'
import { sendForReview, typeDetails, typeKyc } from '../browser/sign-up.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { listCertificates, waitUntilRecorded } from '../world/certificates.ts'
import { openSession, type Session, type SignInRole } from '../world/organisations.ts'
import { issuer as issuerDetails } from '../world/people.ts'
import { registryWorkbook } from '../world/registry-workbook.ts'
import { shareLink } from '../world/share-link.ts'
import { studentName } from '../world/student-names.ts'
import { studentSheet } from '../world/student-sheet.ts'
import { until } from '../world/until.ts'

// `npm run trial:tasks`: performs the product's main tasks on screen, and counts clicks, the fields typed into and the
// seconds from the first click to the end. docs/tasks.md has the results. Going to the page and signing in do not count.
const count = 300
const patienceMs = 600_000
const applicant = {
  ...issuerDetails,
  organizationName: 'Sohar College of Arts',
  email: 'registry@sohar.example',
}
const title = 'Bachelor of Civil Engineering'

// Pages stay open after the demonstration, which refuses their calls while it closes.
journey.use({ expectedInConsole: /ERR_CONNECTION_REFUSED|503/ })

journey('the main tasks, counted', async ({ newVisitor, browser }) => {
  await withDemo(async (demo) => {
    const { url } = demo
    const api = apiClient(url)
    const clientOf = async (role: SignInRole) => api.as((await sessionOf(demo, role)).data)
    const [issuer, holder] = [await clientOf('issuer'), await clientOf('student')]
    const visitor = async (role: SignInRole, path: string) => {
      const page = await newVisitor()
      await countOn(page)
      await enter(page, url, await sessionOf(demo, role), path)
      await hydrated(page)
      return page
    }

    const newcomer = await newVisitor()
    await countOn(newcomer)
    const { pdf, jpeg } = await printPapers(browser, applicant.organizationName)
    await newcomer.goto(`${url}/sign-up/issuer`)
    await hydrated(newcomer)
    await timed(newcomer, 'Sign up an organisation and submit five papers', async () => {
      await typeDetails(newcomer, applicant)
      await newcomer.getByRole('button', { name: 'Save and continue' }).click()
      const papers = { 'Business License': pdf, 'Tax Certificate': pdf, 'Proof Of Address': jpeg }
      await typeKyc(newcomer, { ...papers, 'Government ID Proof': jpeg, 'Proof Of Authorization': pdf })
      await sendForReview(newcomer)
    })

    const admin = await visitor('admin', '/admin')
    await timed(admin, 'Approve it, with a look at every paper', async () => {
      await admin.getByRole('link', { name: `Review ${applicant.organizationName}` }).click()
      for (let paper = 2; paper <= 5; paper++)
        await admin.getByRole('button', { name: 'Next document' }).click()
      await admin.getByRole('button', { name: 'Approve' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expect(admin.getByText('Organisation approved.').first()).toBeVisible()
    })

    const desk = await visitor('issuer', '/issuer/student-info')
    const names = Array.from({ length: count }, (_, i) => studentName(count + i + 1))
    await importByScreen(desk, `Import a tidy list of ${count}`, {
      bytes: (await studentSheet(count, { mistakes: false })).bytes,
      students: demoStudents.length + count,
    })
    await desk.goto(`${url}/issuer/student-info`)
    await importByScreen(desk, `Import ${count} as the registry keeps them`, {
      bytes: await registryWorkbook(names, count + 1),
      students: demoStudents.length + 2 * count,
    })

    await desk.goto(`${url}/issuer`)
    const all = { category: demoCategories[0], title, date: '30/06/2026', recipients: 'all' } as const
    const drafts = 2 * count + demoStudents.length
    await timed(desk, `Create ${drafts} certificates`, () => createCertificateByScreen(desk, all))

    await desk.goto(`${url}/issuer/details/2026?search=${encodeURIComponent(title)}`)
    await timed(desk, `Sign ${drafts}`, async () => {
      await selectAllRows(desk, 'Certificates of 2026', drafts)
      await desk.getByRole('button', { name: `Sign ${drafts}` }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Use my organisation’s signature' }).click()
      await dialog.getByRole('button', { name: 'Verify Certificate' }).click()
      await expect(dialog.getByRole('button', { name: 'Verified Successfully' })).toBeVisible({
        timeout: patienceMs,
      })
    })

    const office = await visitor('verifier', `/verifier?search=${encodeURIComponent(title)}`)
    await timed(office, `Accept ${drafts}`, async () => {
      await office.getByRole('checkbox', { name: 'Select all rows shown' }).check()
      await office.getByRole('button', { name: /^Select all .* pending that match$/ }).click()
      await office.getByRole('button', { name: 'Accept all' }).click()
      await office.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
      const areAccepted = async () =>
        (await listCertificates(issuer)).filter((one) => one.title === title && one.status === '1').length ===
        drafts
      await until('all are accepted', areAccepted, patienceMs)
    })

    const phone = await visitor('student', '/student')
    await timed(phone, 'Make a link for a CV', async () => {
      await phone.getByRole('button', { name: 'Share' }).first().click()
      await phone.getByText('Until I revoke it', { exact: true }).click()
      await phone.getByRole('button', { name: 'Create link' }).click()
      await expect(phone.getByRole('dialog').getByText('Link from', { exact: false })).toBeVisible()
    })
    await phone.goto(`${url}/student`)
    await timed(phone, 'Take the PDF', async () => {
      const saved = phone.waitForEvent('download')
      await phone.getByRole('button', { name: 'PDF' }).first().click()
      await saved
    })

    const link = await linkOf(issuer, holder)
    const stranger = await newVisitor()
    await countOn(stranger)
    await timed(stranger, 'Check a link as a stranger', async () => {
      await stranger.goto(link)
      await expectVerdict(stranger, 'VALID')
    })
  })
})

const sessionOf = ({ url, password }: Demo, role: SignInRole): Promise<Session> =>
  openSession(apiClient(url), role, accounts[role], password)

async function importByScreen(
  page: Page,
  name: string,
  { bytes, students }: { bytes: Uint8Array; students: number },
): Promise<void> {
  await timed(page, name, async () => {
    await page.getByRole('button', { name: 'Import Student Data' }).first().click()
    const dialog = await submitSheet(page, `${name}.xlsx`, bytes)
    await dialog.getByRole('button', { name: /^Import \d/ }).click({ timeout: patienceMs })
    await expect(page.getByText(`${students} results`)).toBeVisible({ timeout: patienceMs })
  })
}

async function linkOf(issuer: ApiClient, holder: ApiClient): Promise<string> {
  const accepted = (await listCertificates(issuer)).find(
    ({ status, revokedReason }) => status === '1' && !revokedReason,
  )!
  await waitUntilRecorded(issuer, [accepted._id])
  return shareLink(holder, accepted.slug).catch(() => shareLink(issuer, accepted.slug))
}

interface Effort {
  clicks: number
  fields: number
}
const efforts = new WeakMap<Page, Effort>()

/** A mouse click counts once. A choice from a native list and a chosen file count twice: opening and choosing. */
async function countOn(page: Page): Promise<void> {
  const effort = { clicks: 0, fields: 0 }
  efforts.set(page, effort)
  await page.exposeFunction('noteClicks', (clicks: number) => {
    effort.clicks += clicks
  })
  await page.exposeFunction('noteField', () => {
    effort.fields++
  })
  await page.addInitScript({
    content: `{
      const typed = new WeakSet()
      addEventListener('pointerdown', () => noteClicks(1), true)
      addEventListener('change', ({ target }) => {
        if (target.matches('select, input[type=file]')) noteClicks(2)
      }, true)
      addEventListener('input', ({ target }) => {
        if (!target.matches('input:not([type=file], [type=checkbox], [type=radio]), textarea') || typed.has(target)) return
        typed.add(target)
        noteField()
      }, true)
    }`,
  })
}

async function timed(page: Page, name: string, work: () => Promise<void>): Promise<void> {
  const effort = efforts.get(page)!
  const { clicks, fields } = effort
  const began = performance.now()
  await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`| ${name} | ${effort.clicks - clicks} | ${effort.fields - fields} | ${seconds} |`)
}
