import { notable } from '@credenza/schema/notable'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { certificate, runBatch } from '../../../test/acts/batches.ts'
import { accept, decline, signedCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { openRequest } from '../../../test/acts/corrections.ts'
import { addFee, settle } from '../../../test/acts/fees.ts'
import { callAs, ok, uploadAs } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const read = async (who = issuer) => ok(await callAs(world, who, 'GET', '/api/notifications'))
const decisions = async (who = issuer) =>
  (await read(who)).notifications
    .filter(({ action }: { action: string }) => action.startsWith('certificate.'))
    .map(({ action, count, isRead }: { action: string; count: number; isRead: boolean }) => ({
      action,
      count,
      isRead,
    }))

test('an issuer learns what verifiers decided, newest first; several at once are one piece of news', async () => {
  const ids = await signedCertificates(world, issuer, student, 3)
  ok(await accept(world, verifier, ids.slice(0, 2)))
  ok(await decline(world, verifier, ids.slice(2), 'Not on our list'))
  expect(await decisions()).toEqual([
    { action: 'certificate.declined', count: 1, isRead: false },
    { action: 'certificate.accepted', count: 2, isRead: false },
  ])
  const [newest] = (await read()).notifications
  expect(newest).toMatchObject({ subject: ids[2], name: `Bridges 3 – ${student.name}` })
})

test('nobody is told what they did themselves', async () => {
  expect(await decisions(verifier)).toEqual([])
})

test('what was read stays read, and an older mark does not undo that', async () => {
  const mark = (upTo: string) => callAs(world, issuer, 'POST', '/api/notifications/read', { upTo })
  const before = await read()
  expect(before.unread).toBeGreaterThan(0)
  ok(await mark(before.notifications[0]._id))
  ok(await mark('1'))
  expect((await read()).unread).toBe(0)
  expect((await mark('x')).statusCode).toBe(422)

  const [id] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [id!]))
  expect((await read()).unread).toBe(1)
})

test('news says which thing it is about', async () => {
  const named = async () => {
    const [{ action, name, batch, amountFils }] = (await read()).notifications
    return { action, name, batch, amountFils }
  }
  await openRequest(world, issuer, student)
  expect(await named()).toEqual({ action: 'correction.asked', name: `Bridges 1 – ${student.name}` })

  const colleague = await makeColleague(world, issuer, 'Hala Nasser')
  expect(await named()).toEqual({ action: 'colleague.joined', name: 'Hala Nasser' })

  const recipients = { ids: [student.studentId] }
  await runBatch(world, colleague, { kind: 'create', recipients, certificate })
  expect(await named()).toEqual({
    action: 'batch.ended',
    name: 'Bridges',
    batch: { kind: 'create', total: 1 },
  })

  const list =
    'Name,Father,Mother,Roll No,Mobile,DOB,Email\nLi Wu,Bo,Mei,77,971501234567,2001-02-03,li@mail.example'
  const sheet = new File([list], 'Class of 2026.csv')
  ok(await uploadAs(world, colleague, '/api/student/import-student-excel', { doc_url: sheet }))
  await world.until(async () => (await named()).name === 'Class of 2026.csv')

  ok(await addFee(world, verifier, { amount: 125 }))
  ok(await accept(world, verifier, await signedCertificates(world, issuer, student)))
  ok(await settle(world, admin, { partyId: issuer.id, amountFils: 12_500 }))
  expect(await named()).toEqual({ action: 'settlement.recorded', name: '', amountFils: 12_500 })
})

test('the index holds every action that somebody is told about', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    SELECT indexdef FROM pg_indexes WHERE indexname = 'audit_notable_with_approvals'`.execute(world.ctx.db)
  const indexed = [...rows[0]!.indexdef.matchAll(/'([a-z.-]+)'/g)].map(([, action]) => action)
  expect(new Set(indexed)).toEqual(new Set(Object.values(notable).flat()))
})
