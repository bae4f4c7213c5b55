import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  sign,
  signedCertificates,
  transfer,
  untilRecorded,
} from './acts/certificates.ts'
import { assign, makeColleague, ownerOf } from './acts/colleagues.ts'
import { makeDepartment, makeMember, move } from './acts/departments.ts'
import {
  type Answer,
  callAs,
  makeVerifier,
  type Organisation,
  ok,
  suspendOrganisation,
} from './acts/people.ts'
import { addApp } from './acts/second-factor.ts'
import { uploadCertificate } from './acts/uploads.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())
const { pool } = world.ctx.database

let verifiersOwner: string
beforeAll(async () => {
  verifiersOwner = await ownerOf(world, verifier)
})

/** The answer to a call that waits for this certificate, in its chunk's transaction, until `meanwhile` is done. */
async function during(
  id: string,
  call: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM certificate WHERE id = $1 FOR UPDATE', [id])
  await client.query('SELECT FROM review_request WHERE certificate_id = $1 FOR UPDATE', [id])
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    const answer = call()
    const waits = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))'
    await world.until(async () => (await pool.query(waits, [rows[0].pid])).rows.length > 0)
    await meanwhile()
    await client.query('COMMIT')
    return await answer
  } finally {
    client.release()
  }
}

const as = (owner: Organisation, { token }: { token: string | undefined }): Organisation => ({
  ...owner,
  token: token!,
})

interface Act {
  of: Organisation
  role: 'signer' | 'reviewer'
  prepare: () => Promise<string[]>
  call: (who: Organisation, id: string) => Promise<Answer>
}
const acts: Record<string, Act> = {
  sign: {
    of: issuer,
    role: 'signer',
    prepare: () => createCertificates(world, issuer, student),
    call: (who, id) => sign(world, who, [id]),
  },
  transfer: {
    of: issuer,
    role: 'signer',
    prepare: async () => {
      const ids = await acceptedCertificates(world, { issuer, verifier, student })
      await untilRecorded(world, issuer, ids[0]!)
      return ids
    },
    call: (who, id) => transfer(world, who, id),
  },
  accept: {
    of: verifier,
    role: 'reviewer',
    prepare: () => signedCertificates(world, issuer, student),
    call: (who, id) => accept(world, who, [id]),
  },
  decline: {
    of: verifier,
    role: 'reviewer',
    prepare: () => signedCertificates(world, issuer, student),
    call: (who, id) => decline(world, who, [id]),
  },
  assign: {
    of: verifier,
    role: 'reviewer',
    prepare: () => signedCertificates(world, issuer, student),
    call: (who, id) => assign(world, who, [id], verifiersOwner),
  },
}

test.each(Object.entries(acts))(
  'who is removed while a call is at work does not %s any more',
  async (_act, { of, role, prepare, call }) => {
    const [id] = await prepare()
    const colleague = await makeColleague(world, of, undefined, role)
    const before = await readAs(world, issuer, id!)
    const answer = await during(
      id!,
      () => call(as(of, colleague), id!),
      async () => ok(await callAs(world, of, 'DELETE', `/api/colleagues/${colleague.accountId}`)),
    )
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'forbidden'])
    expect((await readAs(world, issuer, id!)).state).toBe(before.state)
    const done = await world.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('actor', '=', colleague.accountId)
      .where('subject', '=', id!)
      .execute()
    expect(done).toEqual([])
  },
)

test('who must show a second factor by now signs no more without it', async () => {
  const [id] = await createCertificates(world, issuer, student)
  const signer = await makeColleague(world, issuer, undefined, 'signer')
  const answer = await during(
    id!,
    () => sign(world, as(issuer, signer), [id!]),
    () => addApp(world, signer),
  )
  expect(answer.json().error).toBe('second_factor_stale')
  expect((await readAs(world, issuer, id!)).state).toBe('draft')
})

test('what moves to another department while it is signed is not signed by those whom it left', async () => {
  const [before, after] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Medicine'),
  ]
  const signer = await makeMember(world, issuer, { [before]: 'signer' })
  const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
  const goTo = async (departmentId: string | null) =>
    ok(await move(world, issuer, { departmentId, categoryIds: [category.id] }))
  const [id] = await createCertificates(world, issuer, student)
  await goTo(before)
  const answer = await during(
    id!,
    () => sign(world, as(issuer, signer), [id!]),
    () => goTo(after),
  )
  await goTo(null)
  expect([answer.statusCode, (await readAs(world, issuer, id!)).state]).toEqual([404, 'draft'])
})

test('an admin decides no more in the place of a verifier that is suspended in the meantime', async () => {
  const other = await makeVerifier(world, admin)
  const id = await uploadCertificate(world, { student, issuer })
  const decide = () =>
    callAs(world, admin, 'PUT', '/api/admin/user-certificate-verified', {
      id: [id],
      flag: '2',
      reason: 'Not on our list',
      verifierAddress: other.id,
    })
  const answer = await during(id, decide, async () => ok(await suspendOrganisation(world, admin, other)))
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid'])
  expect((await readAs(world, issuer, id)).state).toBe('draft')
})
