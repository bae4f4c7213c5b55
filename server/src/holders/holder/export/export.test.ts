// @module-tag slow
import { parseBundle } from '@credenza/credential/verify'
import { words } from '@credenza/languages/words'
import { languageCodes } from '@credenza/schema/languages'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, createCertificates, readAs } from '../../../../test/acts/certificates.ts'
import { askFor } from '../../../../test/acts/corrections.ts'
import { invoicesOf, makeInvoices, startTaxing } from '../../../../test/acts/invoices.ts'
import { callAs, makeStudent, ok, type Student } from '../../../../test/acts/people.ts'
import { askForLink } from '../../../../test/acts/shares.ts'
import { answerUpload, decideUpload, pdfFile, uploadCertificate } from '../../../../test/acts/uploads.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { findCertificate } from '../../../certificates/certificate/find-certificates.ts'
import { archiveName } from '../../../certificates/export/archive-name.ts'
import { forCaller } from '../../../platform/processes/current-caller.ts'
import { openRenderers, standardLimits } from '../../../platform/rendering/open-renderers.ts'
import { certificateFiles } from './certificate-files.ts'

const roles = await openRolesWorld({ startRoles: true })
const { world, issuer, verifier } = roles

world.tamper()
afterAll(() => world.close())

async function exported(student: Student) {
  const answer = await callAs(world, student, 'GET', '/api/user/export')
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ])
  const files = await readZip(answer.rawPayload)
  const json = (name: string) => JSON.parse(String(files.get(name)))
  return { files, json }
}

const folderOf = async (id: string) => {
  const { slug, title, userName } = await readAs(world, issuer, id)
  return `certificates/${archiveName({ slug, title, userName })}`
}

test('a student takes along everything that we store about them, and nothing about anybody else', async () => {
  const student = await makeStudent(world, issuer)
  const other = await makeStudent(world, issuer)
  const [recorded] = await acceptedCertificates(world, { issuer, verifier, student })
  await world.until(async () => (await readAs(world, issuer, recorded!)).txHash)
  const [draft] = await createCertificates(world, issuer, student)
  await createCertificates(world, issuer, other)
  const uploaded = await uploadCertificate(world, { student, issuer })
  ok(await answerUpload(world, issuer, uploaded))
  ok(await askForLink(world, student, recorded!, { label: 'For the embassy' }))
  ok(await askFor(world, student, recorded!))

  const { files, json } = await exported(student)
  const [ofRecorded, ofDraft, ofUploaded] = await Promise.all([recorded!, draft!, uploaded].map(folderOf))
  expect([...files.keys()].sort()).toEqual(
    [
      'README.txt',
      'profile.json',
      'sessions.json',
      'applications.json',
      'badge-profile.json',
      'fees-owed.json',
      'invoices.json',
      'correction-requests.json',
      `${ofDraft}/record.json`,
      `${ofDraft}/share-links.json`,
      ...['record', 'share-links', 'credential', 'bundle'].flatMap((name) => [
        `${ofRecorded}/${name}.json`,
        `${ofUploaded}/${name}.json`,
      ]),
      `${ofRecorded}/certificate.pdf`,
      `${ofUploaded}/certificate.pdf`,
      `${ofUploaded}/uploaded.pdf`,
    ].sort(),
  )
  expect(json('profile.json')).toMatchObject({ id: student.id, email: student.email, name: student.name })
  expect(json('sessions.json')).toHaveLength(1)
  expect(json('fees-owed.json')).toEqual({ balanceFils: 0, lines: [] })
  expect(json('invoices.json')).toEqual([])
  expect(json('correction-requests.json')[0]).toMatchObject({ certificateId: recorded, state: 'open' })
  expect(json(`${ofRecorded}/share-links.json`)[0]).toMatchObject({ label: 'For the embassy' })
  expect(json(`${ofUploaded}/record.json`)).toMatchObject({ loa_doc: '', origin: 'user' })
  expect(parseBundle(json(`${ofRecorded}/bundle.json`))).toMatchObject({
    certificate: json(`${ofRecorded}/credential.json`),
    log: expect.anything(),
    anchor: expect.anything(),
  })
  expect(String(files.get(`${ofRecorded}/certificate.pdf`)).slice(0, 5)).toBe('%PDF-')
  expect(files.get(`${ofUploaded}/uploaded.pdf`)).toEqual(Buffer.from(await pdfFile().arrayBuffer()))
  const readme = String(files.get('README.txt'))
  const titles = languageCodes.map((code) =>
    words[code].document.readme.title('https://credenza.example', ''),
  )
  expect(titles.filter((title) => !readme.includes(title.trim()))).toEqual([])
  expect(readme).toContain(
    'bundle.json              The same with everything that proves it; check it at https://',
  )
  const all = [...files].filter(([name]) => name.endsWith('.json')).join('\n')
  for (const secret of [other.email, student.token, student.password]) expect(all).not.toContain(secret)
})

test('unavailable parts are listed, and the rest still arrives', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await acceptedCertificates(world, { issuer, verifier, student })
  // As if the administrator had erased this person's documents.
  await world.ctx.db.deleteFrom('person_key').where('account_id', '=', student.id).execute()
  const uploaded = await uploadCertificate(world, { student, issuer })
  const { uploadFileId: file } = await findCertificate(world.ctx.db, uploaded)
  await world.ctx.db.deleteFrom('sealed_file').where('id', '=', file).execute()
  const { json } = await exported(student)
  const missing = json(`${await folderOf(id!)}/missing.json`)
  expect(missing.map(({ file }: { file: string }) => file)).toEqual([
    'credential.json',
    'bundle.json',
    'certificate.pdf',
  ])
  expect(json(`${await folderOf(uploaded)}/missing.json`)).toEqual([
    { file: 'uploaded.bin', reason: 'File not found.' },
  ])
  expect(json('profile.json')).toMatchObject({ email: student.email })
})

test('tax invoices of fees that the student was charged are among it', async () => {
  await startTaxing(roles)
  const student = await makeStudent(world, issuer)
  const uploaded = await uploadCertificate(world, { student, issuer })
  ok(await answerUpload(world, issuer, uploaded))
  ok(await decideUpload(world, verifier, uploaded))
  world.advance(1)
  ok(await makeInvoices(world, verifier))
  const [invoice] = await invoicesOf(world, student)
  const { json } = await exported(student)
  expect(json('invoices.json')).toMatchObject([
    { _id: invoice!._id, number: invoice!.number, netFils: 10_000 },
  ])
})

test('no document is left out because its student draws much else at the moment', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await acceptedCertificates(world, { issuer, verifier, student })
  const certificate = await findCertificate(world.ctx.db, id!)
  const renderers = openRenderers({ ...standardLimits, mostOfOneCaller: 0 })
  const files = forCaller(student.id, () =>
    Array.fromAsync(certificateFiles({ ...world.ctx, renderers }, certificate, 'en')),
  )
  const names = (await files).map(({ name }) => name.split('/').at(-1))
  expect(names).toEqual([
    'record.json',
    'share-links.json',
    'credential.json',
    'bundle.json',
    'certificate.pdf',
  ])
  await renderers.close()
})
