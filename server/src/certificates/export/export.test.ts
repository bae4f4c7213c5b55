import { dayMs } from '@credenza/schema'
import * as XLSX from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../document/test/read-pdf.ts'
import { readBatch, runBatch, startBatch } from '../../../test/acts/batches.ts'
import {
  acceptedCertificates,
  createCertificates,
  readAs,
  revoke,
  sign,
} from '../../../test/acts/certificates.ts'
import {
  approvedOrganisation,
  callAs,
  makeIssuer,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  type Student,
  signIn,
  studentData,
} from '../../../test/acts/people.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { readZip } from '../../../test/read-zip.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { runBatch as runJob } from '../../doors/batch/run-batch.job.ts'
import { purgeExports } from './purge-exports.ts'

const { world, admin, verifier } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** An issuer with a recorded certificate, a revoked one, and a draft for somebody whose name looks like a formula. */
async function university(): Promise<{ own: Organisation; student: Student; ids: string[] }> {
  const own = await makeIssuer(world, admin)
  const student = await makeStudent(world, own)
  const signed = await acceptedCertificates(world, { issuer: own, verifier, student }, 2)
  await world.until(async () => (await readAs(world, own, signed[1]!)).txHash !== '')
  ok(await revoke(world, own, signed[1]!, 'The exam was void'))
  const body = { ...studentData(`${own.id}@mail.example`), name: '=1+1, "Amal"' }
  const { data } = ok(await callAs(world, own, 'POST', '/api/student/add-student', body))
  const [draft] = await createCertificates(world, own, { studentId: data._id })
  return { own, student, ids: [...signed, draft!] }
}

type Format = 'zip' | 'csv' | 'xlsx'
const everything = (format: Format, certificates: object = { filter: {} }) => ({
  kind: 'export',
  certificates,
  format,
})
const fetchFile = (reader: Parameters<typeof callAs>[1], batchId: string) =>
  callAs(world, reader, 'GET', `/api/batches/${batchId}/file`)

async function exported(own: Organisation, format: Format) {
  const batch = await runBatch(world, own, everything(format))
  expect(batch.fileUrl).toBe(`/api/batches/${batch._id}/file`)
  const answer = await fetchFile(own, batch._id)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="certificates-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
  )
  return { batch, bytes: answer.rawPayload, type: answer.headers['content-type'] }
}

const records = ([header, ...rows]: string[][]) =>
  rows.map((row) => Object.fromEntries(header!.map((heading, i) => [heading, row[i]])))

describe('a sheet', () => {
  test('lists drafts too, with the state of each, and a formula in a name is text', async () => {
    const { own, ids } = await university()
    const { batch, bytes, type } = await exported(own, 'csv')
    expect(batch).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 })
    expect(type).toBe('text/csv; charset=utf-8')
    const text = bytes.toString()
    expect(text.startsWith('\uFEFF')).toBe(true)
    const rows = records(readCsvRows(text.slice(1)))
    expect(rows.map((row) => row.ID)).toEqual([...ids].sort())
    const [valid, revoked, draft] = ids.map((id) => rows.find((row) => row.ID === id)!)
    const shown = await readAs(world, own, ids[0]!)
    expect(valid).toMatchObject({
      Certificate: 'Bridges 1',
      Recipient: 'Amal Haddad',
      Date: '2026-06-30',
      'Certificate number': String(shown.certificateNumber),
      'Transaction hash': shown.txHash,
      'Wallet address': shown.walletAddress,
      'Revoked at': '',
    })
    expect(valid!.Link).toMatch(new RegExp(`^https?://[^/]+/verify/${shown.slug}#.{20,}$`))
    expect(revoked).toMatchObject({ State: 'revoked', 'Reason of revocation': 'The exam was void' })
    expect(revoked!['Revoked at']).toMatch(/^\d{4}-/)
    expect(draft).toMatchObject({ State: 'draft', Recipient: `'=1+1, "Amal"`, 'Certificate number': '' })
  })

  test('is the same as .xlsx, where every cell is text', { tags: ['slow'] }, async () => {
    const { own, ids } = await university()
    const { bytes } = await exported(own, 'xlsx')
    const sheet = XLSX.read(bytes, { cellFormula: true }).Sheets.Certificates!
    const rows = records(XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }))
    expect(rows.map((row) => row.ID)).toEqual([...ids].sort())
    expect(rows.map((row) => row.Recipient)).toContain('=1+1, "Amal"')
    const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'))
    expect(cells.filter(([, cell]) => cell.f !== undefined || !['s', 'z'].includes(cell.t))).toEqual([])
    const csv = await exported(own, 'csv')
    const inCsv = readCsvRows(csv.bytes.toString().slice(1)).map((row) =>
      row.map((cell) => cell.replace(/^'=/, '=')),
    )
    expect(records(inCsv)).toEqual(rows)
  })
})

describe('an archive', () => {
  test('holds the PDF and the credential of each signed certificate, and says which are not signed', async () => {
    const { own, student, ids } = await university()
    const { batch, bytes, type } = await exported(own, 'zip')
    expect(type).toBe('application/zip')
    expect(batch).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 })
    const { data } = ok(await callAs(world, own, 'GET', `/api/batches/${batch._id}/failures`))
    expect(data).toMatchObject([{ subject: ids[2], error: 'not_signed' }])

    const entries = await readZip(bytes)
    expect(entries.size).toBe(4)
    for (const id of ids.slice(0, 2)) {
      const { slug, title } = await readAs(world, own, id)
      const credential = await callAs(world, student, 'GET', `/api/certificates/${id}/credential.json`)
      const kept = entries.get(`${title} – Amal Haddad (${slug}).json`)
      expect(kept).toEqual(credential.rawPayload)
      const pdf = await readPdf(new Uint8Array(entries.get(`${title} – Amal Haddad (${slug}).pdf`)!))
      expect(pdf.text).toContain(title)
      expect(Buffer.from(pdf.attachments['credential.json']!)).toEqual(kept)
    }
  })

  test('gets failed certificates when they are tried again, and loses erased ones', {
    tags: ['slow'],
  }, async () => {
    const { own, student, ids } = await university()
    const { batch } = await exported(own, 'zip')
    ok(await sign(world, own, [ids[2]!]))
    ok(await callAs(world, own, 'POST', `/api/batches/${batch._id}/retry`))
    await world.until(async () => (await readBatch(world, own, batch._id)).done === 3)
    await world.until(async () => (await readBatch(world, own, batch._id)).fileUrl !== '')
    const entries = await readZip((await fetchFile(own, batch._id)).rawPayload)
    expect(entries.size).toBe(6)
    const ofDraft = [...entries.keys()].filter((name) => name.includes(' – =1+1, Amal ('))
    expect(ofDraft).toHaveLength(2)
    ok(await callAs(world, admin, 'POST', `/api/admin/people/${student.id}/erase-documents`))
    const left = await readZip((await fetchFile(own, batch._id)).rawPayload)
    expect([...left.keys()]).toEqual(ofDraft)
  })
})

test('concurrent jobs, each stopped after a chunk, put every certificate into the file once', {
  tags: ['slow'],
}, async () => {
  const { own } = await university()
  const student = await makeStudent(world, own)
  await createCertificates(world, own, student, 600)
  const { _id } = await startBatch(world, own, everything('csv'))
  const job = { organisationId: own.id, batchId: _id }
  await Promise.all([1, 2, 3].map(() => runJob(world.ctx, job, AbortSignal.abort())))
  await world.until(async () => (await readBatch(world, own, _id)).endedAt !== '')
  const rows = records(readCsvRows((await fetchFile(own, _id)).body.slice(1)))
  expect([rows.length, new Set(rows.map((row) => row.ID)).size]).toEqual([603, 603])
})

test('only the issuer reads the file, it is sealed in the database, and reading it is recorded', async () => {
  const { own, student, ids } = await university()
  const { batch } = await exported(own, 'csv')
  const competitor = await approvedOrganisation(world, admin, 'issuer')
  const answers = await Promise.all(
    [nobody, student, verifier, admin, competitor].map((reader) => fetchFile(reader, batch._id)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403, 404])
  const foreign = await runBatch(world, competitor, everything('csv', { ids }))
  expect(foreign).toMatchObject({ done: 0, failed: 3, fileUrl: '' })

  const pieces = await world.ctx.db
    .selectFrom('export_piece')
    .selectAll()
    .where('org_id', '=', own.id)
    .execute()
  expect(pieces).toHaveLength(3)
  for (const { sealed } of pieces) expect(Buffer.from(sealed).includes('Amal')).toBe(false)
  const told = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'detail'])
    .where('org_id', '=', own.id)
    .where('action', '=', 'batch.file-read')
    .execute()
  expect(told).toMatchObject([{ detail: { done: 3 } }])
})

test('the file is gone a day after the end', { tags: ['slow'] }, async () => {
  const { own } = await university()
  const { batch } = await exported(own, 'zip')
  const pieces = async () => {
    await purgeExports(world.ctx)
    const kept = world.ctx.db.selectFrom('export_piece').select('id').where('batch_id', '=', batch._id)
    return (await kept.execute()).length
  }
  expect(await pieces()).toBe(4)
  world.advance(dayMs + 1)
  const later = { ...own, ...(await signIn(world, own)) }
  expect((await fetchFile(later, batch._id)).statusCode).toBe(404)
  const retried = await callAs(world, later, 'POST', `/api/batches/${batch._id}/retry`)
  expect([retried.statusCode, retried.json().key]).toEqual([404, 'not_found.batch_file'])
  expect(ok(await callAs(world, later, 'GET', `/api/batches/${batch._id}`)).data).toMatchObject({
    canRetry: false,
    fileUrl: '',
  })
  expect(await pieces()).toBe(0)
})
