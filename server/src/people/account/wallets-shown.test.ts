import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { certificate, readBatch, runBatch } from '../../../test/acts/batches.ts'
import {
  acceptedCertificates,
  createCertificates,
  readAs,
  revoke,
  sign,
  signedCertificates,
  transfer,
  untilRecorded,
} from '../../../test/acts/certificates.ts'
import { makeDepartment, makeMember } from '../../../test/acts/departments.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  proveMailbox,
  type Student,
  studentData,
  uploadAs,
} from '../../../test/acts/people.ts'
import { answerUpload, listUploads, uploadCertificate } from '../../../test/acts/uploads.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { linkWallet } from '../../../test/stand-ins/linked-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { forgetWalletsAt, noteWalletsAt } from '../../certificates/certificate/search/search-wallets.ts'
import { backFills } from '../../database/back-fills.ts'
import { fillIfDue } from '../../platform/back-fill/run-back-fills.ts'
import { withRetry } from '../../platform/db/with-retry.ts'

const { world, admin, issuer: home, verifier } = await openRolesWorld({ startRoles: true })
/** An issuer that has certified nobody yet. */
const other = await makeIssuer(world, admin)
const key = await makeApiKey(world, other)
afterAll(() => world.close())

/** A student of `home`, certified there, whose wallet is linked. */
let person: Student
let wallet: string
beforeEach(async () => {
  person = await makeStudent(world, home)
  await proveMailbox(world, person)
  await signedCertificates(world, home, person)
  wallet = await link(person)
})

const link = async (who: Student) => (await linkWallet(world, who)).wallet.address
const get = async (path: string, by: Caller = other) => ok(await callAs(world, by, 'GET', path))
const add = async (email: string, by: Organisation = other) =>
  ok(await callAs(world, by, 'POST', '/api/student/add-student', studentData(email))).data
const idsIn = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

/** What an issuer is shown of a student: the wallet in each answer, and what a search for the wallet finds. */
async function shown({ _id, email }: { _id: string; email: string }, by: Caller = other) {
  const ofPage = await get(`/api/students/${_id}`, by)
  const listed = (await get(`/api/student/get-student?search=${email}`, by)).data
  return new Set([ofPage.data, ...listed].map(({ walletAddress }) => walletAddress))
}

async function found(by: Caller = other, part = wallet) {
  const certificates = await get(`/get-certificate-from-db?search=${part}`, by)
  const ofYear = await get(`/api/timeline/get-years-certificate-list/2026?search=${part}`, by)
  return {
    students: idsIn((await get(`/api/student/get-student?search=${part}`, by)).data),
    certificates: idsIn(certificates.documents),
    ofYear: idsIn(ofYear.certificates),
  }
}
const nothing = { students: [], certificates: [], ofYear: [] }

describe('an issuer that only knows the email', () => {
  test('is not shown the wallet when it adds, reads, lists or looks for the student', async () => {
    const student = await add(person.email)
    expect(student.walletAddress).toBe('')
    expect(await shown(student)).toEqual(new Set(['']))
    expect(await found()).toEqual(nothing)
    expect(await found(other, wallet.slice(0, 12))).toEqual(nothing)
    const selected = { kind: 'archive', students: { filter: { search: wallet }, except: [] } }
    expect((await callAs(world, other, 'POST', '/api/batches', selected)).statusCode).toBe(422)
    const [v1] = (await get(`/v1/students?search=${person.email}`, key)).data
    expect(v1.walletAddress).toBeNull()
    expect((await get(`/v1/students/${student._id}`, key)).data.walletAddress).toBeNull()
    expect((await get(`/v1/students?search=${wallet}`, key)).data).toEqual([])
  })

  test('nor through a program or an edit of the student', async () => {
    const { password: _, ...row } = studentData(person.email)
    const added = ok(await callAs(world, key, 'POST', '/v1/students', { students: [row] })).data
    const [id] = added.map(({ studentId }: { studentId: string }) => studentId)
    const details = { courseName: 'Tunnels' }
    await runBatch(world, other, { kind: 'edit-students', students: { ids: [id] }, details })
    const { data } = await get(`/api/students/${id}`)
    ok(await callAs(world, other, 'PUT', `/api/students/${id}`, { ...data, collegeName: 'Arts' }))
    expect(await shown({ _id: id, email: person.email })).toEqual(new Set(['']))
    expect(await found()).toEqual(nothing)
  })

  test('nor through a list that adds or changes the student', async () => {
    await importStudents(person.email, 'Bridges')
    await importStudents(person.email, 'Canals')
    const [student] = (await get(`/api/student/get-student?search=${person.email}`)).data
    expect(student).toMatchObject({ courseName: 'Canals', walletAddress: '' })
    expect(await found()).toEqual(nothing)
  })

  test('nor on a draft, in an export or as the verifier of the draft', async () => {
    const { _id: studentId } = await add(person.email)
    const [draft] = await createCertificates(world, other, { studentId })
    expect((await readAs(world, other, draft!)).walletAddress).toBe('')
    const { documents } = await get(`/get-certificate-from-db?student=${studentId}`)
    expect(documents.map((one: { walletAddress: string }) => one.walletAddress)).toEqual([''])
    expect(await exportedWallets([draft!])).toEqual([''])
    expect(await found()).toEqual(nothing)
    expect((await readAs(world, verifier, draft!)).walletAddress).toBe('')
    const queue = (await get('/get-requested-certificate-list?limit=1000', verifier)).documents
    expect(queue.find(({ _id }: { _id: string }) => _id === draft).walletAddress).toBe('')
    expect((await readAs(world, admin, draft!)).walletAddress).toBe('')
    // The person always sees their own.
    expect((await readAs(world, person, draft!)).walletAddress).toBe(wallet)
  })

  test('nor on drafts of a batch, before and after it is undone', async () => {
    const { _id: studentId } = await add(person.email)
    const batch = await runBatch(world, other, {
      kind: 'create',
      recipients: { ids: [studentId] },
      certificate,
    })
    expect(await found()).toEqual(nothing)
    ok(await callAs(world, other, 'POST', `/api/batches/${batch._id}/recall`))
    await world.until(async () => (await readBatch(world, other, batch._id)).state === 'recalled')
    expect(await found()).toEqual(nothing)
  })

  test('nor when the person links another wallet', async () => {
    const student = await add(person.email)
    await createCertificates(world, other, { studentId: student._id })
    const next = await link(person)
    expect(await shown(student)).toEqual(new Set(['']))
    expect(await found(other, next)).toEqual(nothing)
    expect((await found(home, next)).students).toHaveLength(1)
    expect(await found(home, wallet)).toEqual(nothing)
  })

  test('nor when another issuer transfers a certificate, which makes a wallet', async () => {
    const holder = await makeStudent(world, home)
    const theirs = await add(holder.email)
    const [id] = await acceptedCertificates(world, { issuer: home, verifier, student: holder })
    await untilRecorded(world, home, id!)
    ok(await transfer(world, home, id!))
    const { walletAddress } = await readAs(world, home, id!)
    expect(walletAddress).toMatch(/^0x/)
    expect(await shown(theirs)).toEqual(new Set(['']))
    expect(await found(other, walletAddress)).toEqual(nothing)
    expect((await found(home, walletAddress)).certificates).toEqual([id])
  })

  test('nor from an upload that names it, until it answers for it', async () => {
    const id = await uploadCertificate(world, { student: person, issuer: other })
    expect((await readAs(world, other, id)).walletAddress).toBe('')
    expect(await found()).toEqual(nothing)
    // Its holder finds it by what it shows them.
    expect(idsIn((await listUploads(world, person, `?search=${wallet}`)).userCertificate)).toEqual([id])
    ok(await answerUpload(world, other, id))
    expect((await readAs(world, other, id)).walletAddress).toBe(wallet)
    expect((await found()).certificates).toEqual([id])
    // A student added afterwards is shown with it at once.
    const student = await add(person.email)
    expect(student.walletAddress).toBe(wallet)
    expect((await found()).students).toEqual([student._id])
  })
})

describe('an issuer that has signed a certificate of the person', () => {
  test('is shown the wallet and finds it, on drafts and in departments too', async () => {
    const student = await add(person.email)
    const drafts = await createCertificates(world, other, { studentId: student._id }, 2)
    ok(await sign(world, other, [drafts[0]!]))
    expect(await shown(student)).toEqual(new Set([wallet]))
    const late = await createCertificates(world, other, { studentId: student._id })
    const all = [...late, ...drafts.toReversed()]
    for (const id of all) expect((await readAs(world, other, id)).walletAddress).toBe(wallet)
    expect(await exportedWallets(all)).toEqual([wallet, wallet, wallet])
    const everything = { students: [student._id], certificates: all, ofYear: all }
    expect(await found()).toEqual(everything)
    expect(await found(other, wallet.slice(10, 22))).toEqual(everything)
    expect((await get(`/v1/students/${student._id}`, key)).data.walletAddress).toBe(wallet)
    // A verifier is shown it on what is signed.
    const ofVerifier = await Promise.all(drafts.map((id) => readAs(world, verifier, id)))
    expect(ofVerifier.map(({ walletAddress }) => walletAddress)).toEqual([wallet, ''])
    const departmentId = await makeDepartment(world, other, `Law ${student._id}`)
    const member = await makeMember(world, other, { [departmentId]: 'manager' })
    expect(await found(member)).toEqual(nothing)
    // Revoked, it is still a signed certificate of the person.
    ok(await revoke(world, other, drafts[0]!))
    expect(await found()).toEqual(everything)
  })

  test('finds a wallet that is linked later, and not one that is gone', async () => {
    const student = await add(person.email)
    const ids = await signedCertificates(world, other, { studentId: student._id })
    const next = await link(person)
    expect(await shown(student)).toEqual(new Set([next]))
    expect(await found(other, next)).toEqual({ students: [student._id], certificates: ids, ofYear: ids })
    expect(await found()).toEqual(nothing)
    ok(await callAs(world, person, 'DELETE', '/api/user/wallet'))
    expect(await shown(student)).toEqual(new Set(['']))
    expect(await found(other, next)).toEqual(nothing)
  })

  test('is not shown the wallet of another account that the student is moved to', async () => {
    const student = await add(person.email)
    const [signed] = await signedCertificates(world, other, { studentId: student._id })
    const [draft] = await createCertificates(world, other, { studentId: student._id })
    const next = await makeStudent(world, home)
    await proveMailbox(world, next)
    const ofNext = await link(next)
    const { data } = await get(`/api/students/${student._id}`)
    ok(await callAs(world, other, 'PUT', `/api/students/${student._id}`, { ...data, email: next.email }))
    expect(await shown({ ...student, email: next.email })).toEqual(new Set(['']))
    expect(await found(other, ofNext)).toEqual(nothing)
    expect((await readAs(world, other, draft!)).walletAddress).toBe('')
    // The signed one stays with the account that it was signed for; the draft has left it.
    expect(await found()).toEqual({ students: [], certificates: [signed], ofYear: [signed] })
  })
})

test('what earlier releases made searchable is corrected, in both directions', async () => {
  const unseen = await add(person.email)
  await createCertificates(world, other, { studentId: unseen._id })
  const third = await makeIssuer(world, admin)
  const { _id: studentId } = await add(person.email, third)
  const ids = await signedCertificates(world, third, { studentId })
  // As the release before wrote them: found where the wallet is not shown, and not found where it was signed.
  await withRetry(world.ctx.db, async (tx) => {
    await noteWalletsAt(tx, other.id, new Map([[person.id, wallet]]))
    await forgetWalletsAt(tx, third.id, new Map([[person.id, wallet]]))
  })
  expect((await found()).students).toEqual([unseen._id])
  expect(await found(third)).toEqual(nothing)
  const backFill = backFills.find(({ name }) => name === 'shown-wallets')!
  await world.ctx.db.deleteFrom('back_fill').where('name', '=', backFill.name).execute()
  const { ctx } = world
  await fillIfDue({ ...ctx, log: ctx.log }, backFill, AbortSignal.timeout(60_000))
  expect(await found()).toEqual(nothing)
  expect(await found(third)).toEqual({ students: [studentId], certificates: ids, ofYear: ids })
})

async function importStudents(email: string, course: string) {
  const header = 'Name,Father Name,Mother Name,Course,Roll No,Mobile,Date of Birth,Email'
  const row = `Amal,Karim,Leila,${course},${email},0501234567,2001-02-03,${email}`
  const file = new File([`${header}\n${row}`], 'students.csv')
  const upload = '/api/student/import-student-excel?preview=true'
  const { importId } = ok(await uploadAs(world, other, upload, { doc_url: file }))
  const path = `/api/student/imports/${importId}`
  const until = (status: string) => world.until(async () => (await get(path)).data.status === status)
  await until('ready')
  ok(await callAs(world, other, 'POST', `${path}/start`, { updateExisting: true }))
  await until('done')
}

/** The cells of an export of these certificates, which it lists by id. */
async function exportedWallets(ids: string[]): Promise<string[]> {
  const batch = await runBatch(world, other, { kind: 'export', certificates: { ids }, format: 'csv' })
  const { rawPayload } = await callAs(world, other, 'GET', `/api/batches/${batch._id}/file`)
  const [header, ...rows] = readCsvRows(rawPayload.toString().slice(1))
  return rows.map((row) => row[header!.indexOf('Wallet address')]!)
}
