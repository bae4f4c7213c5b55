import { afterAll, expect, test } from 'vitest'
import {
  createCertificates,
  readAs,
  revoke,
  sign,
  signedCertificates,
} from '../../../../test/acts/certificates.ts'
import { callAs, makeStudent, nobody, ok, type Person } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { runDeleteBlocks } from '../../../holders/erasure/erase-documents.ts'
import type { BlockStore } from '../../../platform/documents/block-store.ts'
import { postgresBlockStore } from '../../../platform/documents/postgres-block-store.ts'
import { ensurePersonKeys } from './person-keys.ts'
import { runStoreDocuments } from './store-documents.job.ts'

const { world, admin, issuer } = await openRolesWorld()
world.tamper()
/** The product's own store. The other tests put the documents elsewhere. */
const inDatabase = world.ctx.blocks
world.ctx.blocks = { ...inDatabase, putWithin: undefined }
afterAll(() => world.close())

const store = (ids: string[], blocks: BlockStore = world.ctx.blocks) =>
  runStoreDocuments({ ...world.ctx, blocks }, { organisationId: issuer.id, certificateIds: ids })
const erase = (accountId: string) =>
  callAs(world, admin, 'POST', `/api/admin/people/${accountId}/erase-documents`)
const view = async (person: Person, id: string) =>
  ok(await callAs(world, person, 'GET', `/api/certificates/${id}`)).data

test('a document has its address once the store holds it, and the store gives back what was signed', async () => {
  const [id] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
  expect((await readAs(world, issuer, id!)).uri).toBe('')
  await store([id!])
  const { uri } = await readAs(world, issuer, id!)
  expect(uri).toMatch(/^ipfs:\/\/bafkrei/)
  const block = await callAs(world, nobody, 'GET', `${uri.replace('ipfs://', '/ipfs/')}?format=raw`)
  expect(block.statusCode).toBe(200)
})

test('a document in a store of the same database has its address as soon as it is signed', async () => {
  const [id] = await createCertificates(world, issuer, await makeStudent(world, issuer))
  const elsewhere = world.ctx.blocks
  world.ctx.blocks = inDatabase
  ok(await sign(world, issuer, [id!]))
  world.ctx.blocks = elsewhere
  const { uri } = await readAs(world, issuer, id!)
  const block = await callAs(world, nobody, 'GET', `${uri.replace('ipfs://', '/ipfs/')}?format=raw`)
  expect(block.statusCode).toBe(200)
  const waiting = await world.ctx.db
    .selectFrom('certificate_document')
    .select('sealed')
    .where('certificate_id', '=', id!)
    .execute()
  expect(waiting).toEqual([{ sealed: null }])
})

test('a store that loses a block never yields an address, and a sound one later does', async () => {
  const ids = await signedCertificates(world, issuer, await makeStudent(world, issuer), 3)
  const real = postgresBlockStore(world.ctx.db)
  const forgetful: BlockStore = { ...real, put: (blocks) => real.put(blocks.slice(1)) }
  await expect(store(ids, forgetful)).rejects.toThrow(/did not keep/)
  for (const id of ids) expect((await readAs(world, issuer, id)).uri).toBe('')
  await store(ids)
  for (const id of ids) expect((await readAs(world, issuer, id)).uri).not.toBe('')
})

test('a store that alters a byte never yields an address', async () => {
  const [id] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
  const real = postgresBlockStore(world.ctx.db)
  const careless: BlockStore = {
    ...real,
    put: (blocks) =>
      real.put(blocks.map(({ cid, bytes }) => ({ cid, bytes: bytes.with(40, bytes[40]! ^ 1) }))),
  }
  await expect(store([id!], careless)).rejects.toThrow()
  expect((await readAs(world, issuer, id!)).uri).toBe('')
})

test('storing twice, even at once, informs the issuer once', async () => {
  const ids = await signedCertificates(world, issuer, await makeStudent(world, issuer), 2)
  await Promise.all([store(ids), store(ids)])
  await store(ids)
  const told = await world.ctx.db
    .selectFrom('audit_entry')
    .select('subject')
    .where('org_id', '=', issuer.id)
    .where('action', '=', 'certificate.stored')
    .where('subject', 'in', ids)
    .execute()
  expect(told).toHaveLength(2)
})

test('erasing a person’s documents removes key and block for everybody, and the certificate’s facts remain', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, student)
  await store([id!])
  const { certificates, documentKey } = await view(student, id!)
  expect(documentKey).toMatch(/./)
  ok(await erase(student.id))
  await runDeleteBlocks(world.ctx, { cids: [certificates[0].uri.replace('ipfs://', '')] })

  for (const party of [student, issuer, admin]) expect((await view(party, id!)).documentKey).toBeUndefined()
  const gone = await callAs(
    world,
    nobody,
    'GET',
    `${certificates[0].uri.replace('ipfs://', '/ipfs/')}?format=raw`,
  )
  expect(gone.statusCode).toBe(404)
  expect(await readAs(world, issuer, id!)).toMatchObject({ isVerified: true, title: certificates[0].title })
  ok(await revoke(world, issuer, id!))
})

test('a person whose documents were erased can be given new ones, beside the unreadable old', async () => {
  const student = await makeStudent(world, issuer)
  const [old] = await signedCertificates(world, issuer, student)
  ok(await erase(student.id))
  const [fresh] = await signedCertificates(world, issuer, student)
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  const keys = Object.fromEntries(
    certificates.map((one: { _id: string; documentKey: string }) => [one._id, one.documentKey !== '']),
  )
  expect(keys).toEqual({ [old!]: false, [fresh!]: true })
})

test('a document sealed under a key that was erased in the meantime is unreadable, without an error', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, student)
  // As if the erasure committed while the certificate was being signed.
  await world.ctx.db.deleteFrom('person_key').where('account_id', '=', student.id).execute()
  await ensurePersonKeys(world.ctx, [student.id])
  expect((await view(student, id!)).documentKey).toBeUndefined()
})

test('whatever text and date a certificate may be created with, it can be signed', async () => {
  const student = await makeStudent(world, issuer)
  const titles = [
    'شهادة تخرج',
    '毕业证书',
    '"quoted" \\ back',
    'line\nbreak\ttab',
    'e\u0301 NFC',
    '<b>&amp;</b>',
    'x'.repeat(300),
  ]
  const dates = ['2026-06-30', '1970-01-01', '1900-01-01', '2030-12-31', '2024-02-29']
  const records = titles.flatMap((title) =>
    dates.map((date) => ({
      certificateType: 'Diploma',
      title,
      date,
      issuerName: 'x',
      userId: student.studentId,
    })),
  )
  const created = ok(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: records }))
  const ids = created.documents.map(({ _id }: { _id: string }) => _id)
  expect(ok(await sign(world, issuer, ids)).done).toHaveLength(records.length)
  const [again] = await createCertificates(world, issuer, student)
  expect(ok(await sign(world, issuer, [again!])).done).toEqual([again])
})
