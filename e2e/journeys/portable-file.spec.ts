import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDeployment } from '@credenza/credential/verify'
import type { Page } from '@playwright/test'
import { findings, isScrolledSideways } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { expectVerdict } from '../browser/verdict.ts'
import type { ApiClient } from '../world/api-client.ts'
import { readBundle } from '../world/bundles.ts'
import {
  act,
  addStudents,
  createCertificates,
  type ListedCertificate,
  listStudents,
} from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { verifyCommand } from '../world/verify-command.ts'

const count = process.env.EVERY_CERTIFICATE ? 100 : 5
const email = 'registry@shees.example'
const save = 'Self-checking page (HTML)'
const url = sharedUrl()
const trust = ['--trust', url]

journey.describe('a certificate as a file that checks itself', () => {
  journey.describe.configure({ mode: 'serial', timeout: 300_000 })
  const folder = mkdtempSync(join(tmpdir(), 'portable-'))
  const fileOf = (name: string) => join(folder, name)
  let issuer: ApiClient
  let certificates: ListedCertificate[] = []

  journey.beforeAll(async () => {
    issuer = await newIssuer(await sharedAdmin(), { organizationName: 'Shees Valley School', email })
    await addStudents(issuer, count)
    const students = (await listStudents(issuer)).map(({ _id }) => _id)
    const ids = await createCertificates(issuer, { category, title: 'Bridges', date: '2025-06-30' }, students)
    certificates = await issue(issuer, ids)
  })
  journey.afterAll(() => rmSync(folder, { recursive: true }))

  journey(
    'its issuer saves it with its drawing, and it is VALID without a network',
    async ({ newVisitor }) => {
      const { _id, userName } = certificates[0]!
      const page = await newVisitor()
      await signInByScreen(page, url, { email, role: 'Issuer' })
      await page.goto(`${url}/certificate/${_id}`)
      const choices = { [save]: 'issuer.html', 'PDF, signed': 'certificate.pdf' }
      for (const [choice, name] of Object.entries(choices)) {
        await page.getByRole('button', { name: 'Download', exact: true }).click()
        await saveAs(page, () => page.getByRole('menuitem', { name: choice }).click(), fileOf(name))
      }

      const reader = await newVisitor({ offline: true, viewport: { width: 360, height: 800 } })
      await reader.goto(`file://${fileOf('issuer.html')}`)
      await expectVerdict(reader, 'VALID')
      await expect(reader.getByText('when this file was made.', { exact: false })).toBeVisible()
      await expect(reader.getByRole('definition').filter({ hasText: userName })).toBeVisible()
      const drawing = reader.getByRole('img', { name: `Certificate “Bridges” of ${userName}` })
      await expect(drawing).toBeVisible()
      await expect
        .poll(() => reader.evaluate<number>("document.querySelector('img').naturalWidth"))
        .toBeGreaterThan(0)
      await expect(reader.locator('[data-answer="passed"]')).toHaveCount(8)
      await expect(reader.getByText('Checked here')).toHaveCount(5)
      await expect(reader.getByText('As reported when the file was made')).toHaveCount(3)
      await expect(reader.getByText('Whether the certificate was revoked', { exact: false })).toBeVisible()
      const link = reader.getByRole('link', { name: 'Check it online now' })
      await expect(link).toHaveAttribute('href', await shareLink(issuer, certificates[0]!.slug))
      for (const colorScheme of ['light', 'dark'] as const) {
        await reader.emulateMedia({ colorScheme })
        expect(await findings(reader)).toEqual([])
      }
      expect(await isScrolledSideways(reader)).toBe(false)

      await reader.getByRole('combobox').selectOption('العربية')
      await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(reader.getByRole('status')).toContainText('صالحة')
      expect(await findings(reader)).toEqual([])
      expect(await isScrolledSideways(reader)).toBe(false)
    },
  )

  journey(
    `anyone with the link can save it: ${count} of ${count} are VALID without a network`,
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const reader = await newVisitor({ offline: true })
      for (const { slug, userName } of certificates) {
        await page.goto(await shareLink(issuer, slug))
        await expectVerdict(page, 'VALID')
        await saveAs(page, () => page.getByRole('button', { name: save }).click(), fileOf('visitor.html'))
        await reader.goto(`file://${fileOf('visitor.html')}`)
        await expectVerdict(reader, 'VALID')
        await expect(reader.getByRole('definition').filter({ hasText: userName })).toBeVisible()
      }
    },
  )

  journey('one byte changed anywhere in the file is never VALID', async ({ newVisitor }) => {
    const reader = await newVisitor({ offline: true })
    const saved = readFileSync(fileOf('issuer.html'))
    const start = saved.indexOf('{', saved.indexOf('data-sha256'))
    const length = saved.indexOf('</script>', start) - start
    for (let i = 0; i < 12; i++) {
      const changed = Buffer.from(saved)
      changed[start + Math.floor(((i + 0.5) * length) / 12)]! ^= 1
      writeFileSync(fileOf('changed.html'), changed)
      await reader.goto(`file://${fileOf('changed.html')}`)
      const pill = reader.locator('[data-verdict]')
      await expect(pill).toHaveAttribute('data-verdict', /^(INVALID|CANNOT TELL)$/)
      await expect(reader.getByRole('alert')).toBeVisible()
    }
  })

  journey('the command reads page, certificate file and PDF, and reports by exit code', async () => {
    const { _id, slug } = certificates[0]!
    const bundle = JSON.stringify(await readBundle(issuer, slug))
    writeFileSync(fileOf('certificate.json'), bundle)
    writeFileSync(fileOf('changed.json'), bundle.replace('Bridges', 'Bridgez'))
    for (const name of ['issuer.html', 'certificate.json', 'certificate.pdf'])
      expect(await verifyCommand(fileOf(name), ...trust), name).toMatchObject({ exitCode: 0 })
    expect(await verifyCommand(fileOf('changed.json'), ...trust)).toMatchObject({ exitCode: 1 })
    expect(await verifyCommand(fileOf('certificate.pdf'))).toMatchObject({ exitCode: 2 })
    expect(await verifyCommand(fileOf('issuer.html'), '--offline')).toMatchObject({ exitCode: 2 })
    const { logKey } = readDeployment(await (await fetch(`${url}/.well-known/did.json`)).json())
    for (const args of [['--offline'], trust])
      expect(await verifyCommand(fileOf('issuer.html'), ...args, '--trust', logKey)).toMatchObject({
        exitCode: 0,
      })

    await act(issuer, 'revoke', _id, 'Issued by mistake')
    const revoked = await verifyCommand(fileOf('certificate.pdf'), ...trust)
    expect(revoked).toMatchObject({ exitCode: 1, printed: expect.stringContaining('Issued by mistake') })
  })
})

async function saveAs(page: Page, act: () => Promise<void>, path: string): Promise<void> {
  const download = page.waitForEvent('download', { timeout: 30_000 })
  await act()
  await (await download).saveAs(path)
}
