import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import {
  acceptedCertificates,
  createCertificates,
  decline,
  sign,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { openRequest } from '../../../test/acts/corrections.ts'
import { untilMails } from '../../../test/acts/mails.ts'
import { callAs, makeStudent, nobody, ok, type Person, signIn } from '../../../test/acts/people.ts'
import { addPasskey, freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { lookAt, sharedCertificate } from '../../../test/acts/shares.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { auditHistory } from '../../audit-history.ts'
import { noteWallets } from '../../certificates/certificate/search/search-wallets.ts'
import { newSuppressionId } from '../../platform/ids.ts'
import { addressMac } from '../../platform/mail/address-mac.ts'
import { platformTrail, recordState } from '../../proof/audit/append.ts'
import { runErasePerson } from './erase-person.job.ts'
import { planErasures } from './run-erasing.ts'
import { openErasureWorld, path } from './testing.ts'

const uncommonName = 'Zubayda Al-Qahtani'
const ofYear = '/api/timeline/get-years-certificate-list/2026'

const opened = await openErasureWorld()
const { world, issuer, verifier, stranger } = opened
const { ask, state, withdraw, signInAgain, waitOutWindow, erase, entries } = opened
const { untilLockAwaited, keysOf, certificateWithDetails, tablesWith } = opened
afterAll(() => world.close())

test('it can be withdrawn for seven days, in which everything keeps working, and each step is mailed', async () => {
  const student = await makeStudent(world, issuer)
  expect(await state(student)).toBeNull()
  const asked = ok(await ask(student)).data
  expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(7 * dayMs)
  expect(ok(await ask(student)).data).toEqual(asked)
  expect(await state(student)).toEqual(asked)
  await planErasures(world.ctx)
  await signedCertificates(world, issuer, student)
  expect(ok(await callAs(world, student, 'GET', '/api/user/my-certificates')).certificates).toHaveLength(1)

  expect(ok(await withdraw(student)).data).toBeNull()
  ok(await withdraw(student))
  expect(await state(student)).toBeNull()
  const [withdrawn, first, ...others] = await untilMails(world, student.email, 2)
  expect(others).toEqual([])
  expect(first!.subject).toMatch(/^Your data will be erased on \d+ \w+ \d+$/)
  expect(first!.text).toContain('/student/my-data')
  expect(withdrawn!.subject).toContain('We’re keeping your data')
  expect(await entries(student, 'person.erasure-asked')).toBe(1)
  expect(await entries(student, 'person.erasure-taken-back')).toBe(1)
})

test('an erasure that was withdrawn is not carried out, even by a left-over job', async () => {
  const student = await makeStudent(world, issuer)
  ok(await ask(student))
  ok(await withdraw(student))
  await waitOutWindow()
  await planErasures(world.ctx)
  await world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId: student.id }))
  expect(await entries(student, 'person.erased')).toBe(0)
  expect((await signInAgain(student)).statusCode).toBe(200)
})

test('a wrong password starts nothing, and guessing is slowed down', async () => {
  const student = await makeStudent(world, issuer)
  const refused = await ask(student, 'not my password')
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { password: 'This is not your password. Check it and try again.' },
  ])
  expect(await state(student)).toBeNull()
  expect((await ask(student, '')).statusCode).toBe(422)
  const guess = (password: string) =>
    world.send({
      method: 'POST',
      url: path,
      remoteAddress: '2001:db8::1',
      headers: { authorization: `Bearer ${student.token}` },
      payload: { password },
    })
  const guesses = await Promise.all(Array.from({ length: 25 }, (_, i) => guess(`guess ${i}`)))
  expect(guesses.map(({ statusCode }) => statusCode)).toContain(429)
})

test('if a second factor is set it must have been shown lately', async () => {
  const student = await makeStudent(world, issuer)
  await addPasskey(world, student)
  world.advance(6 * 60_000)
  const stale = await ask(student)
  expect([stale.statusCode, stale.json().error]).toEqual([403, 'second_factor_stale'])
  await freshSecondFactor(world, student)
  ok(await ask(student))
})

test('after the window only ids of the person are left, and the public page says that it was erased', async () => {
  const student = await makeStudent(world, issuer, 'leila.unique@mail.example')
  const { certificateId, link } = await sharedCertificate(world, { issuer, student })
  const { requestId } = await openRequest(world, issuer, student)
  const open = await uploadCertificate(world, { student, issuer: stranger })
  await world.ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ name: uncommonName }).where('id', '=', student.id).execute()
    await recordState(world.ctx, tx, platformTrail, world.ctx.clock(), [student.id])
  })
  const answered = await uploadCertificate(world, { student, issuer: stranger })
  ok(await answerUpload(world, stranger, answered))
  ok(await decideUpload(world, verifier, answered))
  const mailed = async (query: string) =>
    ok(await callAs(world, stranger, 'GET', `/api/deliveries?${query}`)).data
  await world.until(async () => (await mailed('state=sent')).length === 1)
  const [recorded] = await acceptedCertificates(world, { issuer, verifier, student })
  const declined = await certificateWithDetails(student)
  ok(await decline(world, verifier, [declined], 'Not on the list of laureates'))
  const evidenceOf = async (id: string) => ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data
  await world.until(async () => (await evidenceOf(recorded!)).anchor)
  expect(await evidenceOf(recorded!)).toMatchObject({ erased: false, cid: expect.any(String) })
  const said = ['Summa cum quince', 'Quincunx', 'Persimmons in frost', 'list of laureates']
  for (const words of said) expect(await tablesWith(words), words).toContain('certificate')

  await erase(student)

  expect((await signInAgain(student)).statusCode).toBe(401)
  expect((await lookAt(world, link._id)).state).toBe('revoked')
  expect(await evidenceOf(recorded!)).toMatchObject({
    erased: true,
    cid: null,
    log: expect.anything(),
    review: { state: 'accepted' },
  })
  expect((await callAs(world, nobody, 'GET', `/api/evidence/${open}`)).statusCode).toBe(404)
  const seenBy = async (who: Person, id: string) =>
    ok(await callAs(world, who, 'GET', `/api/certificates/${id}`)).data
  expect((await seenBy(issuer, certificateId)).documentKey).toBeUndefined()
  expect((await seenBy(issuer, certificateId)).certificates[0].userName).toBe(student.name)
  expect((await seenBy(stranger, answered)).certificates[0]).toMatchObject({
    userName: '',
    loa_doc: '',
    uri: '',
  })
  expect(await mailed('search=welding')).toMatchObject([{ certificateId: answered, userName: '', email: '' }])
  const asked = ok(await callAs(world, issuer, 'GET', '/api/correction-requests')).data
  expect(asked.find((one: { _id: string }) => one._id === requestId)).toMatchObject({
    state: 'withdrawn',
    why: '',
    changes: [],
  })
  expect(await entries({ id: requestId }, 'correction.taken-back')).toBe(1)
  const [last] = await untilMails(world, student.email, 1)
  expect(last!.subject).toContain('Your data was erased')
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
  expect(await tablesWith(student.email)).toEqual(['student'])
  for (const words of said) expect(await tablesWith(words), words).toEqual([])
  expect((await seenBy(issuer, declined)).certificates[0]).toMatchObject({ title: 'Bridges', details: {} })
  const found = async (search: string) =>
    ok(await callAs(world, issuer, 'GET', `${ofYear}?search=${search}`)).certificates
  expect([await found('quince'), (await found(declined)).length]).toEqual([[], 1])
  // The issuer knows the person only through the upload, so its own list does not name them.
  expect(await tablesWith(uncommonName)).toEqual([])
  expect(await tablesWith(student.id)).toEqual([
    'account',
    'account_organisation',
    'audit_entry',
    'certificate',
    'correction_request',
    'erasure',
    'pgboss.job',
    'share_link',
    'student',
  ])
})

test('a server that dies at the end of it has erased nothing, and the next one does', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, student)
  ok(await ask(student))
  await waitOutWindow()
  const dying = world.ctx.db.transaction().execute(async (tx) => {
    await runErasePerson(world.ctx, tx, { accountId: student.id })
    throw new Error('The power fails')
  })
  await expect(dying).rejects.toThrow('The power fails')
  const back = await signIn(world, student)
  expect(ok(await callAs(world, back, 'GET', `/api/certificates/${id}`)).data.documentKey).toMatch(/./)
  await planErasures(world.ctx)
  await world.until(async () => (await entries(student, 'person.erased')) > 0)
  expect((await callAs(world, back, 'GET', path)).statusCode).toBe(401)
})

test('erasing runs once, and a person who is certified again starts over', async () => {
  const student = await makeStudent(world, issuer)
  const [old] = await signedCertificates(world, issuer, student)
  const [draft] = await createCertificates(world, issuer, student)
  await erase(student)
  await world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId: student.id }))
  expect(await entries(student, 'person.erased')).toBe(1)

  ok(await sign(world, issuer, [draft!]))
  const [fresh] = await signedCertificates(world, issuer, student)
  const keyOf = async (id: string) =>
    ok(await callAs(world, issuer, 'GET', `/api/certificates/${id}`)).data.documentKey
  expect(await keyOf(old!)).toBeUndefined()
  for (const id of [draft!, fresh!]) expect(await keyOf(id)).toMatch(/./)
  const holders = await world.ctx.db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select(['certificate.id', 'account.email'])
    .where('certificate.student_id', '=', student.studentId)
    .execute()
  expect(Object.fromEntries(holders.map(({ id, email }) => [id, email]))).toEqual({
    [old!]: student.id,
    [draft!]: student.email,
    [fresh!]: student.email,
  })
})

test('a person who is certified again can be found by their wallet at that time', async () => {
  const wallet = '0x52908400098527886e0f7030069857d2e4169ee7'
  const student = await makeStudent(world, issuer)
  await erase(student)
  const { id } = await makeStudent(world, stranger, student.email)
  await world.ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ wallet_address: wallet }).where('id', '=', id).execute()
    await noteWallets(tx, new Map([[id, wallet]]))
    await recordState(world.ctx, tx, platformTrail, world.ctx.clock(), [id])
  })
  await signedCertificates(world, issuer, student)
  const rows = await world.ctx.db
    .selectFrom('student')
    .select(['org_id', 'search'])
    .where('account_id', '=', id)
    .execute()
  const times = rows.map(({ org_id, search }) => [org_id, search.split(wallet).length - 1])
  expect(Object.fromEntries(times)).toEqual({ [issuer.id]: 1, [stranger.id]: 0 })
})

test.each([
  ['the certificate is being signed', true],
  ['its holder is given the first key', false],
])('an erasure while %s leaves it to the person’s next account', async (_, hasKey) => {
  const student = await makeStudent(world, issuer)
  if (hasKey) await signedCertificates(world, issuer, student)
  const [draft] = await createCertificates(world, issuer, student)
  ok(await ask(student))
  await waitOutWindow()
  let signing: ReturnType<typeof sign> | undefined
  await world.ctx.db.transaction().execute(async (tx) => {
    await runErasePerson(world.ctx, tx, { accountId: student.id })
    signing = sign(world, issuer, [draft!])
    await untilLockAwaited()
  })
  expect(ok(await signing!).done).toEqual([draft])
  const { certificates, documentKey } = ok(
    await callAs(world, issuer, 'GET', `/api/certificates/${draft}`),
  ).data
  expect(certificates[0].isVerified).toBe(true)
  expect(documentKey).toMatch(/./)
  expect(await keysOf(student)).toBe(0)
})

test('it is forgotten that the address takes no mails', async () => {
  const student = await makeStudent(world, issuer)
  await world.ctx.db
    .insertInto('suppressed_address')
    .values({
      address: addressMac(world.ctx, student.email),
      id: newSuppressionId(),
      hint: 'l…@mail.example',
      reason: 'address_complained',
      suppressed_at: new Date(0),
    })
    .execute()
  const suppressed = () => world.ctx.db.selectFrom('suppressed_address').selectAll().execute()
  expect(await suppressed()).toHaveLength(1)
  await erase(student)
  expect(await suppressed()).toEqual([])
})

test('nor is it remembered where the last mail went', async () => {
  world.ctx.config.returnedMail = { address: undefined, imap: undefined, webhookToken: 'of the provider' }
  const student = await makeStudent(world, issuer)
  await erase(student)
  const [last] = await untilMails(world, student.email, 2)
  expect(last!.subject).toContain('Your data was erased')
  const sent = () =>
    world.ctx.db
      .selectFrom('outgoing_mail')
      .select('state')
      .where('kind', '=', 'person.erased')
      .where('state', '!=', 'sent')
      .executeTakeFirst()
  while (await sent()) await new Promise(setImmediate)
  const noted = world.ctx.db.selectFrom('sent_mail').select('tag')
  expect(await noted.where('address', '=', addressMac(world.ctx, student.email)).execute()).toEqual([])
})
