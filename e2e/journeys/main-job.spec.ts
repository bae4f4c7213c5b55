import { readXlsx } from 'hucre/xlsx'
import { readClipboard, withClipboard } from '../browser/clipboard.ts'
import { createCertificateByScreen } from '../browser/create-certificate.ts'
import { hydrated } from '../browser/hydrated.ts'
import { downloadWrongRows, submitStudentSheet, wrongRowsShown } from '../browser/import-students.ts'
import { expect, journey } from '../browser/journey.ts'
import { selectAllRows } from '../browser/select-all-rows.ts'
import { copyDigitalSignature, signByScreen } from '../browser/sign.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { verifyDropped } from '../browser/verify-dropped.ts'
import type { ApiClient } from '../world/api-client.ts'
import { type Bundle, readBundles } from '../world/bundles.ts'
import {
  acceptCertificates,
  type ListedCertificate,
  listCertificates,
  listStudents,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { outsideVerifier } from '../world/outside-verifier.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedClient, sharedUrl } from '../world/shared.ts'
import { studentName } from '../world/student-names.ts'
import { studentSheet } from '../world/student-sheet.ts'
import { tokenReader } from '../world/token-owner.ts'

const rowsInSheet = process.env.EVERY_CERTIFICATE ? 1000 : 120
const graduates = rowsInSheet - 8
const count = graduates.toLocaleString('en-GB')
const email = 'registry@khorfakkan.example'

journey.describe(`${rowsInSheet} students, from a spreadsheet to certificates that anybody can check`, () => {
  journey.describe.configure({ mode: 'serial' })
  const url = sharedUrl()
  let issuer: ApiClient
  let recorded: ListedCertificate[] = []
  let bundles: Bundle[] = []

  journey.beforeAll(async () => {
    const admin = await sharedAdmin()
    issuer = await newIssuer(admin, { organizationName: 'Khor Fakkan Polytechnic', email })
  })

  journey(
    'the good rows become students, the wrong ones are named by row, column and reason',
    async ({ newVisitor }) => {
      const { bytes, wrongRows } = await studentSheet(rowsInSheet, { mistakes: true })
      const page = await newVisitor()
      await signInByScreen(page, url, { email, role: 'Issuer' })
      const dialog = await submitStudentSheet(page, 'graduates-2025.xlsx', bytes)
      await expect(dialog.getByText(`${count} new`)).toBeVisible({ timeout: 60_000 })
      await expect(dialog.getByText(`${wrongRows.length} with errors`)).toBeVisible()
      const shown = await wrongRowsShown(dialog)
      expect(shown).toHaveLength(wrongRows.length)
      for (const [i, { row, column, value, reason }] of wrongRows.entries()) {
        expect(shown[i]).toEqual([String(row), column, value.trim(), expect.stringMatching(reason)])
      }

      const download = await downloadWrongRows(page, dialog)
      const sheet = (await readXlsx(new Uint8Array(await readAll(download)))).sheets[0]!
      const [header = [], ...rows] = sheet.rows
      expect(rows.map((row) => Number(row[header.indexOf('Row')]))).toEqual(wrongRows.map(({ row }) => row))
      for (const [i, { reason }] of wrongRows.entries()) {
        expect(String(rows[i]![header.indexOf('Reason')])).toMatch(reason)
      }
      expect(await listStudents(issuer)).toEqual([])
      await dialog.getByRole('button', { name: `Import ${count}` }).click()
      await expect(dialog.getByText(`${count} added`)).toBeVisible({ timeout: 60_000 })
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByText(`${count} results`)).toBeVisible()

      const students = await listStudents(issuer)
      const byRoll = new Map(students.map((student) => [student.rollNumber, student]))
      expect(byRoll.size).toBe(graduates)
      for (const n of [1, 2, 3, rowsInSheet - 1]) {
        const roll = String(n).padStart(6, '0')
        expect(byRoll.get(roll)).toMatchObject({ name: studentName(n), mobileNumber: `050${1_000_000 + n}` })
      }
    },
  )

  journey('Select All creates one certificate each, and one act signs them all', async ({ newVisitor }) => {
    const page = await newVisitor(withClipboard)
    await signInByScreen(page, url, { email, role: 'Issuer' })
    await createCertificateByScreen(page, {
      category,
      title: 'Bachelor of Civil Engineering',
      date: '30/06/2025',
      recipients: 'all',
    })
    const signature = await copyDigitalSignature(page)
    expect(signature).toBe(await readClipboard(page))
    await selectAllRows(page, 'Certificates of 2025', graduates)
    await page.getByRole('button', { name: `Sign ${count}` }).click()
    await signByScreen(page, signature)

    const certificates = await listCertificates(issuer)
    expect(certificates).toHaveLength(graduates)
    expect(new Set(certificates.map(({ userName, slug }) => `${userName} ${slug}`)).size).toBe(graduates)
    expect(certificates.every(({ isVerified }) => isVerified)).toBe(true)
  })

  journey(
    'every accepted certificate is logged at a place of its own and recorded on the chain',
    async () => {
      const ids = (await listCertificates(issuer)).map(({ _id }) => _id)
      const directorate = await sharedClient('verifier')
      await acceptCertificates(directorate, ids)
      recorded = await waitUntilRecorded(issuer, ids)
      bundles = await readBundles(
        issuer,
        recorded.map(({ slug }) => slug),
      )
      expect(new Set(bundles.map(({ log }) => log.index)).size).toBe(graduates)
      for (const { log, anchor } of bundles) {
        expect(log.index).toBeLessThan(log.size)
        expect(anchor.transaction).toMatch(/^0x[0-9a-f]{64}$/)
      }
    },
  )

  journey('an unmodified ERC-721 client sees a transferred certificate move and lock', async () => {
    const [certificate] = recorded as [ListedCertificate]
    const token = BigInt(bundles[0]!.log.index)
    const tokens = await tokenReader(url)
    const custodian = await tokens.ownerOf(token)
    expect(await tokens.isLocked(token)).toBe(false)

    await issuer.put('/update-transfer', { id: certificate._id })
    await expect.poll(() => tokens.ownerOf(token)).not.toBe(custodian)
    const holder = await tokens.ownerOf(token)
    expect(await tokens.isLocked(token)).toBe(true)
    const holders = (await listStudents(issuer)).filter(({ walletAddress }) => walletAddress !== '')
    expect(holders.map(({ name, walletAddress }) => [name, walletAddress])).toEqual([
      [certificate.userName, holder],
    ])
    await expect(tokens.tryTransfer(token, holder, custodian)).rejects.toThrow()
    expect(await tokens.ownerOf(BigInt(bundles[1]!.log.index))).toBe(custodian)
  })

  journey(
    'every one verifies by @digitalbazaar/vc, status list included, and no altered one does',
    async () => {
      const verify = outsideVerifier(url)
      const refused: string[] = []
      for (const { certificate } of bundles) {
        const { verified, error } = await verify(certificate)
        if (!verified) refused.push(`${certificate.id}: ${error?.message}`)
      }
      expect(refused).toEqual([])
      const altered = JSON.stringify(bundles[0]!.certificate).replace(
        'Civil Engineering',
        'Civil Engineerin9',
      )
      expect((await verify(JSON.parse(altered))).verified).toBe(false)
    },
  )

  journey('those checked in Chromium are VALID, and no altered one is', async ({ newVisitor }) => {
    // Two visitors share the work in small windows, because drawing each verdict costs more than computing it.
    const checked = process.env.EVERY_CERTIFICATE ? graduates : 50
    journey.setTimeout(checked * 600 + 60_000)
    const files = bundles.slice(0, checked).map((bundle) => JSON.stringify(bundle))
    const half = Math.ceil(files.length / 2)
    const visitor = () => newVisitor({ viewport: { width: 400, height: 300 } })
    const pages = [await visitor(), await visitor()] as const
    for (const page of pages) {
      await page.goto(`${url}/verify`)
      await hydrated(page)
    }
    const verdicts = await Promise.all([
      verifyDropped(pages[0], files.slice(0, half)),
      verifyDropped(pages[1], files.slice(half)),
    ])
    expect(verdicts.flat().filter((verdict) => verdict !== 'VALID')).toEqual([])
    expect(verdicts.flat()).toHaveLength(checked)

    const text = files[0]!
    const altered = [
      text.replace('Bachelor of Civil', 'Bachelor 0f Civil'),
      JSON.stringify({ ...bundles[0], log: bundles[1]!.log }),
      JSON.stringify({ ...bundles[0], endorsements: bundles[1]!.endorsements }),
    ]
    expect(await verifyDropped(pages[0], altered)).toEqual(['INVALID', 'INVALID', 'INVALID'])
  })

  journey('shared links open to VALID, each in a page load of its own', async ({ newVisitor }) => {
    const page = await newVisitor()
    for (const { slug } of recorded.slice(0, process.env.EVERY_CERTIFICATE ? 50 : 10)) {
      await page.goto(await shareLink(issuer, slug))
      await expectVerdict(page, 'VALID')
    }
  })
})

async function readAll(download: { createReadStream(): Promise<AsyncIterable<Buffer>> }): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
