import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { chooseFromMenu, pressButton, tabTo } from '../browser/keyboard.ts'
import { apiClient } from '../world/api-client.ts'
import { readBundle } from '../world/bundles.ts'
import { act, addStudents, createCertificates, listStudents } from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { storedZip } from '../world/stored-zip.ts'

const url = sharedUrl()
const office = { organizationName: 'Masfout Admissions Office', email: 'intake@masfout.example' }

interface NamedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

journey(
  'an admissions office checks many files at once, by keyboard alone or by dropping them',
  async ({ newVisitor }) => {
    const files = await mixedFiles()
    const { session } = await onboard(apiClient(url), await sharedAdmin(), { ...verifier, ...office })
    const page = await newVisitor()
    page.on('filechooser', (chooser) => chooser.setFiles(files))
    // Not the queue: all verifiers share it, and with its many buttons one round of Tab may be too short.
    await enter(page, url, session, '/verifier/fees-allocation')

    // A page takes focus when it appears, even after a choice in the menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Fees Allocation' })).toBeFocused()
    await chooseFromMenu(page, /^More$/, 'Bulk Check')
    await expect(page.getByText('No checks in the last day.')).toBeVisible()
    await tabTo(page, 'button', 'Choose files')
    await page.keyboard.press('Enter')

    const results = page.getByRole('table', { name: 'Results' }).getByRole('row')
    const verdicts = {
      'valid.json': ['Valid', 'This certificate is valid.'],
      'revoked.json': ['Invalid', 'Revoked on'],
      'altered.json': ['Invalid', 'The signature does not match'],
      'minutes.txt': ['Unreadable', 'The file is damaged, or of a kind that is not read here.'],
      'all.zip/copy of valid.json': ['Valid', 'This certificate is valid.'],
      'all.zip/empty.json': ['Unreadable', 'The file is empty.'],
    }
    await expect(page.getByText('All files have been checked.')).toBeVisible({ timeout: 60_000 })
    for (const [name, [verdict, reason]] of Object.entries(verdicts)) {
      const row = results.filter({ has: page.getByRole('cell', { name, exact: true }) })
      await expect(row.getByRole('cell', { name: verdict!, exact: true })).toBeVisible()
      await expect(row).toContainText(reason!)
    }
    await expect(page.getByText('Started').first()).toContainText(office.organizationName)

    const report = JSON.parse((await download(page, 'Signed report')).toString())
    expect(report).toMatchObject({
      total: 6,
      counts: { valid: 2, invalid: 2, cannotTell: 0, unreadable: 2 },
      proof: { cryptosuite: 'eddsa-jcs-2022' },
    })
    expect((await download(page, 'PDF')).toString('latin1')).toMatch(/^%PDF-.*ETSI\.CAdES\.detached/s)
    expect((await download(page, 'CSV')).toString()).toContain('all.zip/empty.json')

    await pressButton(page, 'Check other files')
    const earlier = page.getByRole('table', { name: 'Earlier checks' }).getByRole('row')
    await expect(earlier).toHaveCount(2)
    await expect(earlier.last()).toContainText(/Valid 2\s*Invalid 2\s*Unreadable 2.*Done/)
    await tabTo(page, 'link', /\d\d:\d\d/)
    await page.keyboard.press('Enter')
    await expect(results).toHaveCount(7)
    await expect(page.getByRole('heading', { level: 1, name: 'Bulk Check' })).toBeFocused()

    await pressButton(page, 'Check other files')
    await pressButton(page, /^Delete the check of/)
    await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('No checks in the last day.')).toBeVisible()
    await expect(page.locator('main').locator(':focus')).toHaveCount(1)

    const dataTransfer = await page.evaluateHandle(
      `(() => { const dropped = new DataTransfer(); dropped.items.add(new File(['{}'], 'a.json')); return dropped })()`,
    )
    await page.getByText('Drop files, a ZIP, or a list of links here').dispatchEvent('drop', { dataTransfer })
    await expect(results.filter({ hasText: 'a.json' })).toContainText('The file holds no certificate.')
  },
)

/** One valid, one revoked and one altered certificate, a file without one, and a ZIP. */
async function mixedFiles(): Promise<NamedFile[]> {
  const issuer = await newIssuer(await sharedAdmin(), {
    organizationName: 'Masfout College of Surveying',
    email: 'registry@masfout.example',
  })
  await addStudents(issuer, 2)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Levelling', date: '2025-06-30' }
  const [valid, revoked] = await issue(issuer, await createCertificates(issuer, draft, students))
  await act(issuer, 'revoke', revoked!._id, 'Issued by mistake')
  const bundle = await readBundle(issuer, valid!.slug)
  const bytes = Buffer.from(JSON.stringify(bundle))
  const altered = { ...bundle, certificate: { ...bundle.certificate, name: 'Levelling, with honours' } }
  const zip = storedZip([
    { name: 'copy of valid.json', bytes },
    { name: 'empty.json', bytes: Buffer.alloc(0) },
  ])
  return [
    { name: 'valid.json', mimeType: 'application/json', buffer: bytes },
    json('revoked.json', await readBundle(issuer, revoked!.slug)),
    json('altered.json', altered),
    { name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('Minutes of a meeting') },
    { name: 'all.zip', mimeType: 'application/zip', buffer: zip },
  ]
}

const json = (name: string, value: object): NamedFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})

/** Presses a button by keyboard and returns what it downloads. */
async function download(page: Page, button: string): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await pressButton(page, button)
  return readFile(await (await started).path())
}
