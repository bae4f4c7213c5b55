import type { Page } from '@playwright/test'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { enterAsOwnIssuer } from '../browser/own-issuer.ts'
import { expectSaid } from '../browser/toasts.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { codeOf } from '../world/admin.ts'
import { addStudent, createCertificates, listCertificates } from '../world/certificates.ts'
import { waitUntilSuperseded } from '../world/corrections.ts'
import { issue } from '../world/issue.ts'
import { students } from '../world/people.ts'
import { category } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedUrl } from '../world/shared.ts'
import { until } from '../world/until.ts'

const holder = { ...students[1], email: 'stolen.key@students.example' }

journey(
  'an owner reports a stolen key: older certificates stay valid, later ones fall and are issued again',
  async ({ newVisitor }) => {
    const registry = await newVisitor()
    const issuer = await enterAsOwnIssuer(registry, {
      organizationName: 'Dhaid Observatory',
      mailbox: 'dhaid-observatory',
      path: '/issuer/settings?part=keys',
    })
    const student = await addStudent(issuer, holder)
    const draft = (title: string) => ({ category, title, date: '2025-06-30' })
    const [old] = await issue(
      issuer,
      await createCertificates(issuer, draft('Bachelor of Optics'), [student]),
    )
    // Instants are given in whole seconds.
    const since = new Date(Math.ceil((Date.now() + 1) / 1000) * 1000)
    await until('the second of the theft has come', async () => Date.now() > since.getTime())
    const [later] = await issue(
      issuer,
      await createCertificates(issuer, draft('Master of Optics'), [student]),
    )
    const oldLink = await shareLink(issuer, old!.slug)
    const laterLink = await shareLink(issuer, later!.slug)
    const early = await newVisitor()
    await early.goto(laterLink)
    await expectVerdict(early, 'VALID')

    const app = await issuer.post<{ success: true; secret: string }>('/api/account/totp')
    await issuer.post('/api/account/totp/confirm', { code: codeOf(app) })
    await report(registry, since)

    // A browser caches an organisation's record for a minute.
    const stranger = await newVisitor()
    await stranger.goto(laterLink)
    await expectVerdict(stranger, 'INVALID')
    await expect(
      stranger.getByText('before the certificate was logged.', { exact: false }).first(),
    ).toBeVisible()
    await stranger.goto('about:blank')
    await stranger.goto(oldLink)
    await expectVerdict(stranger, 'VALID')
    await stranger.getByText(/checks passed$/).click()
    await expect(
      stranger
        .getByText('but the public log has held the certificate since before then.', { exact: false })
        .first(),
    ).toBeVisible()

    await registry.getByRole('button', { name: 'Reissue them (1)' }).click()
    await registry
      .getByRole('dialog', { name: 'Reissue certificates' })
      .getByRole('button', { name: 'Reissue' })
      .click()
    await expect(registry.getByText('Nothing left to reissue.')).toBeVisible()
    const again = (await listCertificates(issuer)).find(({ isVerified }) => !isVerified)!
    expect(again.title).toBe('Master of Optics')
    await issue(issuer, [again._id])
    await waitUntilSuperseded(issuer, later!._id)
    await stranger.goto('about:blank')
    await stranger.goto(laterLink)
    await expectVerdict(stranger, 'VALID')
  },
)

journey(
  'an owner reports a stolen key for seals: what it sealed is no longer recognised',
  async ({ newVisitor }) => {
    const registry = await newVisitor()
    const issuer = await enterAsOwnIssuer(registry, {
      organizationName: 'Kalba Archive',
      mailbox: 'kalba-archive',
      path: '/issuer/settings?part=keys',
    })
    const student = await addStudent(issuer, { ...holder, email: 'stolen.seal@students.example' })
    const draft = { category, title: 'Diploma of Archives', date: '2025-06-30' }
    const [certificate] = await issue(issuer, await createCertificates(issuer, draft, [student]))
    const app = await issuer.post<{ success: true; secret: string }>('/api/account/totp')
    await issuer.post('/api/account/totp/confirm', { code: codeOf(app) })
    const before = await pdfOf(registry, certificate!._id)

    await registry.reload()
    await registry.getByRole('button', { name: /^Report as stolen: seal key / }).click()
    const question = registry.getByRole('dialog', { name: 'Report this seal key as stolen?' })
    await expect(question.getByText('You get a new key at once.', { exact: false })).toBeVisible()
    await question.getByRole('button', { name: 'Report it stolen' }).click()
    await expectSaid(registry, 'Key reported as stolen.')
    await expect(registry.getByText('Stolen', { exact: true })).toBeVisible()
    const after = await pdfOf(registry, certificate!._id)

    const stranger = await newVisitor()
    for (const [buffer, verdict] of [
      [before, 'CANNOT TELL'],
      [after, 'VALID'],
    ] as const) {
      await stranger.goto(`${sharedUrl()}/verify`)
      await hydrated(stranger)
      const file = { name: 'diploma.pdf', mimeType: 'application/pdf', buffer }
      await stranger.locator('input[type="file"]').setInputFiles(file)
      await expectVerdict(stranger, verdict)
    }
  },
)

async function pdfOf(page: Page, id: string): Promise<Buffer> {
  const token = await page.evaluate<string>('JSON.parse(sessionStorage.userData).data')
  const answer = await page.request.get(`${sharedUrl()}/api/certificates/${id}/document.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  return answer.body()
}

async function report(page: Page, since: Date): Promise<void> {
  await page.getByRole('button', { name: /^Report as stolen: z6Mk/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a stolen key' })
  // In the time zone of the owner's clock.
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', ...options }).format(since)
  await dialog
    .getByRole('textbox', { name: 'Date' })
    .fill(local({ day: '2-digit', month: '2-digit', year: 'numeric' }))
  await dialog.getByRole('textbox', { name: 'Time' }).fill(local({ timeStyle: 'medium' }))
  await expect(dialog.getByText('stay valid: they were in the log before (1)')).toBeVisible()
  await expect(dialog.getByText('become invalid: they were logged later (1)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Report it stolen' }).click()
  await expectSaid(page, 'Key reported as stolen.')
  await expect(page.getByText('Stolen', { exact: true })).toBeVisible()
}
