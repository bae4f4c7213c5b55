import { randomUUID } from 'node:crypto'
import { messages } from '@credenza/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accept, createCertificates, readAs, sign } from '../../../test/acts/certificates.ts'
import { correct } from '../../../test/acts/corrections.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  type Person,
  uploadAs,
} from '../../../test/acts/people.ts'
import {
  answerUpload,
  decideUpload,
  listUploads,
  pdfFile,
  pngFile,
  uploadCertificate,
  uploadForm,
} from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

/** The student belongs to the school; the other issuer does not list them. */
const { world, admin, issuer: school, verifier, student } = await openRolesWorld({ startRoles: true })
let issuer: Organisation

beforeAll(async () => {
  issuer = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const upload = (changes?: Record<string, string | File>) =>
  uploadCertificate(world, { student, issuer }, changes)
const fetchFile = (caller: Parameters<typeof callAs>[1], url: string) => callAs(world, caller, 'GET', url)
const shownIds = async (caller: Person, query = '') =>
  (await listUploads(world, caller, query)).userCertificate.map((one: { _id: string }) => one._id)

it('an upload goes from the student to the issuer that it names, to a verifier, and onto the chain', async () => {
  const title = `Welding ${randomUUID()}`
  const id = await upload({ title })
  expect(await readAs(world, student, id)).toMatchObject({
    title,
    status: '0',
    isVerified: false,
    origin: 'user',
    userName: student.name,
    issuerName: issuer.name,
    doc_url: `/api/user/certificate-files/${id}.pdf`,
    loa_doc: '',
  })

  ok(await answerUpload(world, issuer, id))
  expect(await readAs(world, issuer, id)).toMatchObject({
    isVerified: true,
    loa_doc: `/api/user/letters-of-authority/${id}.png`,
  })
  ok(await decideUpload(world, verifier, id))
  const recorded = await world.until(async () => {
    const certificate = await readAs(world, student, id)
    return certificate.txHash && certificate.uri && certificate
  })
  expect(recorded).toMatchObject({ status: '1', title })
})

it('a student of the named issuer holds the certificate as its student', async () => {
  const own = await uploadCertificate(world, { student, issuer: school })
  const strange = await upload()
  const rows = await world.ctx.db
    .selectFrom('certificate')
    .select(['id', 'student_id', 'account_id'])
    .where('id', 'in', [own, strange])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(byId.get(own)).toMatchObject({ student_id: student.studentId, account_id: student.id })
  expect(byId.get(strange)).toMatchObject({ student_id: '', account_id: student.id })
})

it('users’ uploads and issuers’ certificates are in separate queues, and each is decided by a separate call', async () => {
  const uploaded = await upload()
  ok(await answerUpload(world, issuer, uploaded))
  const [made] = await createCertificates(world, school, student)
  ok(await sign(world, school, [made!]))

  const queue = ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list')).documents
  const queued = queue.map((one: { _id: string }) => one._id)
  expect(queued).toContain(made)
  expect(queued).not.toContain(uploaded)
  expect(await shownIds(verifier)).toContain(uploaded)
  expect(await shownIds(verifier)).not.toContain(made)

  expect((await accept(world, verifier, [uploaded])).statusCode).toBe(404)
  expect((await decideUpload(world, verifier, made!)).statusCode).toBe(404)
  ok(await decideUpload(world, verifier, uploaded))
  const again = await decideUpload(world, verifier, uploaded, { flag: '2', reason: 'Too late' })
  expect(again.statusCode).toBe(409)
  expect(again.json().error).toBe('already_decided')

  const stats = ok(await callAs(world, verifier, 'GET', '/api/stats'))
  expect(stats.userCertificate.every((one: { origin: string }) => one.origin === 'user')).toBe(true)
  expect(stats.issuerCertificate.every((one: { origin: string }) => one.origin === 'issuer')).toBe(true)
  expect(stats.totalCount).toBe(
    (await listUploads(world, verifier)).total +
      ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list')).total,
  )
})

it('a verifier can decline with a reason even before the issuer has answered, but accept only afterwards', async () => {
  const id = await upload()
  expect((await decideUpload(world, verifier, id)).json().error).toBe('not_signed')
  ok(await decideUpload(world, verifier, id, { flag: '2', reason: 'The seal is not theirs' }))
  expect(await readAs(world, student, id)).toMatchObject({ status: '2', reason: 'The seal is not theirs' })
  expect((await answerUpload(world, issuer, id)).json().error).toBe('already_decided')
})

it('an issuer cannot sign an upload without a letter of authority, and only its own uploads', async () => {
  const id = await upload()
  const plain = await sign(world, issuer, [id])
  expect(plain.statusCode).toBe(409)
  expect(plain.json().error).toBe('letter_required')
  const preview = { kind: 'sign', certificates: { ids: [id] } }
  expect(ok(await callAs(world, issuer, 'POST', '/api/batches/preview', preview)).data).toMatchObject({
    willChange: 0,
    refused: [{ error: 'letter_required', count: 1 }],
  })

  const { loa_doc: _, ...parts } = {
    cetificateId: id,
    isByIssuer: 'false',
    publicKey: issuer.publicKey,
    verifierDigitalSignature: issuer.digitalSignature,
    loa_doc: '',
  }
  const missing = await uploadAs(world, issuer, '/verify-user-json', parts)
  expect(missing.statusCode).toBe(422)
  expect(missing.json()).toMatchObject({
    message: messages.missingVerificationData,
    fields: { loa_doc: messages.missingVerificationData },
  })
  for (const field of ['verifierDigitalSignature', 'publicKey', 'cetificateId']) {
    const answer = await answerUpload(world, issuer, id, { [field]: ' ' })
    expect(answer.json().message).toBe(messages.missingVerificationData)
  }
  const foreign = await answerUpload(world, issuer, id, {
    verifierDigitalSignature: school.digitalSignature,
  })
  expect(foreign.json().fields).toHaveProperty('verifierDigitalSignature')
  expect((await answerUpload(world, school, id)).statusCode).toBe(404)
  const [made] = await createCertificates(world, school, student)
  expect((await answerUpload(world, school, made!)).statusCode).toBe(404)
  expect(await readAs(world, issuer, id)).toMatchObject({ isVerified: false, loa_doc: '' })
})

it('an upload cannot be corrected, because its file would stay the same', async () => {
  const id = await upload()
  ok(await answerUpload(world, issuer, id))
  const answer = await correct(world, issuer, id, { title: 'Another title' })
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid'])
})

it('the issuer’s own copy of the certificate replaces the uploaded file', async () => {
  const id = await upload()
  ok(await answerUpload(world, issuer, id, { doc_url: pdfFile('copy.pdf', 'from the archive') }))
  const { doc_url } = await readAs(world, verifier, id)
  expect((await fetchFile(verifier, doc_url)).body).toContain('from the archive')
})

it('files are recognised by their content, and refused with the name of their field', async () => {
  const send = (changes: Record<string, string | File>) =>
    uploadAs(world, student, '/api/user/upload-certificate', uploadForm(issuer, changes))
  const disguised = await send({ doc_url: new File(['<script>alert(1)</script>'], 'certificate.pdf') })
  expect(disguised.statusCode).toBe(415)
  expect(disguised.json().fields).toEqual({ doc_url: 'File type must be pdf, jpg or png' })
  const large = await send({ doc_url: new File([Buffer.alloc(2 * 1024 * 1024 + 1)], 'large.pdf') })
  expect(large.statusCode).toBe(413)
  expect(large.json().message).toBe(messages.fileTooLarge)
  expect((await send({ doc_url: new File([], 'empty.pdf') })).json().fields).toEqual({
    doc_url: messages.selectFile,
  })
  const id = await upload()
  const letter = await answerUpload(world, issuer, id, { loa_doc: new File(['GIF89a'], 'letter.png') })
  expect(letter.statusCode).toBe(415)
})

it('the details of an upload are checked: title, date, an approved issuer and one of its certificate types', async () => {
  const send = (changes: Record<string, string>) =>
    uploadAs(world, student, '/api/user/upload-certificate', uploadForm(issuer, changes))
  const empty = await send({ title: ' ', categoryName: '', date: 'soon', issuerId: '' })
  expect(empty.statusCode).toBe(422)
  expect(empty.json().fields).toEqual({
    title: 'Title is required',
    categoryName: 'Certificate Type is required',
    date: 'Date must be a date such as 2025-06-30',
    issuerId: 'Issuer Name is required',
  })
  expect((await send({ issuerId: verifier.id })).json().fields).toHaveProperty('issuerId')
  expect((await send({ categoryName: 'Unheard of' })).json().fields).toHaveProperty('categoryName')
})

it('the same Idempotency-Key uploads once, and only the same file', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const title = `Once ${randomUUID()}`
  const send = () =>
    uploadAs(world, student, '/api/user/upload-certificate', uploadForm(issuer, { title }), headers)
  const [first, second] = [ok(await send()), ok(await send())]
  expect(second).toEqual(first)
  const other = uploadForm(issuer, { title, doc_url: pngFile() })
  const reused = await uploadAs(world, student, '/api/user/upload-certificate', other, headers)
  expect([reused.statusCode, reused.json().error]).toEqual([409, 'idempotency_key_reused'])
  expect((await listUploads(world, student, `?search=${encodeURIComponent(title)}`)).total).toBe(1)
})

it('only its parties see an upload and its file, and the letter is for those who decide', async () => {
  const stranger = await makeStudent(world, issuer)
  const id = await upload({ doc_url: pngFile() })
  ok(await answerUpload(world, issuer, id, { loa_doc: pdfFile('letter.pdf') }))
  const { doc_url, loa_doc } = await readAs(world, issuer, id)
  expect(await readAs(world, student, id)).toMatchObject({ doc_url, loa_doc: '' })

  for (const [caller, file, letter] of [
    [student, 200, 403],
    [issuer, 200, 200],
    [verifier, 200, 200],
    [admin, 200, 200],
    [stranger, 404, 403],
    [school, 404, 404],
    [nobody, 401, 401],
  ] as const) {
    expect((await fetchFile(caller, doc_url)).statusCode).toBe(file)
    expect((await fetchFile(caller, loa_doc)).statusCode).toBe(letter)
  }
  expect((await fetchFile(student, doc_url)).headers['content-type']).toBe('image/png')
  for (const caller of [stranger, school]) expect(await shownIds(caller)).not.toContain(id)
  for (const caller of [student, issuer, verifier]) expect(await shownIds(caller)).toContain(id)

  const { slug } = await readAs(world, issuer, id)
  const view = ok(await callAs(world, nobody, 'GET', `/api/user/get-certificate-by-user-url/${slug}`)).data
  expect(view.certificates[0]).toMatchObject({ doc_url: `/verify/${slug}`, loa_doc: '', title: '' })
})

it('lists page, search and narrow: of a student, of the issuer, and of certificates by origin', async () => {
  const person = await makeStudent(world, issuer)
  const titles = ['One', 'Two', 'Three'].map((title) => `${title} ${randomUUID()}`)
  for (const title of titles) await uploadCertificate(world, { student: person, issuer }, { title })
  const first = await listUploads(world, person, '?limit=2')
  expect(first.userCertificate.map((one: { title: string }) => one.title)).toEqual([titles[2], titles[1]])
  const rest = await listUploads(world, person, `?limit=2&cursor=${first.nextCursor}`)
  expect(rest.userCertificate.map((one: { title: string }) => one.title)).toEqual([titles[0]])
  expect(rest.nextCursor).toBeNull()
  expect((await listUploads(world, person, '?status=1')).total).toBe(0)

  await createCertificates(world, issuer, person, 2)
  const count = async (origin: string) =>
    ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?${origin}`)).total
  expect(await count('origin=user')).toBe((await listUploads(world, issuer)).total)
  expect((await count('origin=user')) + (await count('origin=issuer'))).toBe(await count(''))
})

it('erasing a person’s documents deletes what they uploaded and the letters about it', async () => {
  const person = await makeStudent(world, issuer)
  const id = await uploadCertificate(world, { student: person, issuer })
  ok(await answerUpload(world, issuer, id))
  const { doc_url, loa_doc } = await readAs(world, issuer, id)
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${person.id}/erase-documents`))
  for (const url of [doc_url, loa_doc]) expect((await fetchFile(issuer, url)).statusCode).toBe(404)
  const files = await world.ctx.db
    .selectFrom('sealed_file')
    .select('id')
    .where('org_id', '=', issuer.id)
    .where('kind', '=', 'uploaded-certificate')
    .where('sealed', 'is not', null)
    .execute()
  const kept = await world.ctx.db
    .selectFrom('certificate')
    .select('upload_file_id')
    .where('org_id', '=', issuer.id)
    .where('upload_file_id', 'is not', null)
    .execute()
  expect(files.map((file) => file.id).sort()).toEqual(kept.map((row) => row.upload_file_id).sort())
})

it('neither stored data nor the trail reveal anything about the file and the person', async () => {
  const secret = `secret ${randomUUID()}`
  const id = await upload({ doc_url: pdfFile('Amal Haddad diploma.pdf', secret) })
  const rows = await world.ctx.db
    .selectFrom('sealed_file')
    .selectAll()
    .where('org_id', '=', issuer.id)
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(Buffer.from(row.sealed).includes(secret)).toBe(false)
    expect(JSON.stringify({ ...row, sealed: '' })).not.toContain('Amal')
  }
  const entries = await world.ctx.db.selectFrom('audit_entry').selectAll().where('subject', '=', id).execute()
  expect(entries.map((entry) => entry.action)).toEqual(['certificate.uploaded'])
  expect(
    JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('Amal')
})
