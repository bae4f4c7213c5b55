import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeColleague } from '../../../../test/acts/colleagues.ts'
import { callAs, makeStudent, ok, type Person, signIn } from '../../../../test/acts/people.ts'
import { addPasskey } from '../../../../test/acts/second-factor.ts'
import { switchOnProvider } from '../../../../test/acts/single-sign-on.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import type { Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { lockOrganisation } from '../../organisation/lock-organisation.ts'
import { deleteColleague } from '../delete-colleague.ts'
import { eraseAccount } from '../erase-account.ts'
import { findAccountById } from '../find-account.ts'
import { codeMac, emailMac } from '../mailed-code/code.ts'
import { initialPasswordHash } from '../password/passwords.ts'
import { setPassword } from '../password/set-password.ts'
import { closeOtherWays } from './close-sessions.ts'

const { world, issuer, admin } = await openRolesWorld({ startRoles: true })
const { ctx } = world
world.tamper()
afterAll(() => world.close())

/** Signs in with a password that is right when it is judged, while `change` is about to take effect. */
async function signInDuring({ email, password, role }: Person, change: (tx: Tx) => Promise<unknown>) {
  const { answer } = await withRetry(ctx.db, async (tx) => {
    await change(tx)
    const payload = { email, password, selectedRole: role }
    const answer = world.send({ method: 'POST', url: '/api/sign-in', payload })
    await world.until(isSomebodyWaiting)
    return { answer }
  })
  return answer
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waiting`.execute(ctx.db)
  return rows[0]!.waiting
}

const sessionsOf = async (accountId: string) =>
  (await ctx.db.selectFrom('session').select('id').where('account_id', '=', accountId).execute()).length

test('a sign-in under way opens nothing with a password that was replaced since it was checked', async () => {
  const student = await makeStudent(world, issuer)
  const { id } = await findByEmail(student)
  const answer = await signInDuring(student, async (tx) => {
    const password_hash = initialPasswordHash(ctx.keys, 'another one')
    const account = await findAccountById(tx, id)
    expect(await setPassword(ctx, tx, account, { password_hash, action: 'account.password-reset' })).toBe(
      true,
    )
  })
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'sign_in_failed'])
  expect(await sessionsOf(id)).toBe(0)
})

test('a sign-in under way opens nothing for a person who is erased in the meantime', async () => {
  const student = await makeStudent(world, issuer)
  const account = await findByEmail(student)
  const answer = await signInDuring(student, (tx) => eraseAccount(ctx, tx, account))
  expect(answer.statusCode).toBe(401)
  expect(await sessionsOf(account.id)).toBe(0)
})

test('a sign-in under way is refused to a colleague who is removed in the meantime', async () => {
  const colleague = await makeColleague(world, issuer)
  const answer = await signInDuring(colleague, (tx) => deleteColleague(tx, issuer.id, colleague.accountId))
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'sign_in_failed'])
})

test('a sign-in under way with a password ends where the provider becomes required in the meantime', async () => {
  await switchOnProvider(world, { owner: issuer, admin, domain: 'uni.example' })
  await addPasskey(world, issuer)
  const colleague = await makeColleague(world, issuer)
  const answer = await signInDuring(colleague, async (tx) => {
    await lockOrganisation(tx, issuer.id)
    await tx.updateTable('sign_in_provider').set({ required: true }).where('org_id', '=', issuer.id).execute()
    await closeOtherWays(tx, issuer.id)
  })
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'single_sign_on_required'])
})

test('a changed password and the end of all other sessions end mailed codes and held sign-ins', async () => {
  const student = await makeStudent(world, issuer)
  const { id } = await findByEmail(student)
  const expires_at = new Date(ctx.clock().getTime() + 60_000)
  const owners = (['student', 'any'] as const).map((realm) => ({ realm, email: student.email }))
  const macs = owners.map((owner) => emailMac(ctx.keys, owner))
  const hold = async () => {
    await ctx.db
      .insertInto('reset_token')
      .values({ token_hash: Buffer.from(id), account_id: id, expires_at })
      .execute()
    await ctx.db
      .insertInto('one_time_code')
      .values(
        owners.map((owner) => ({
          realm: owner.realm,
          email_mac: emailMac(ctx.keys, owner),
          code_mac: codeMac(ctx.keys, owner, '123456'),
          tries: 0,
          sent_at: ctx.clock(),
        })),
      )
      .execute()
  }
  const left = async () => [
    ...(await ctx.db.selectFrom('reset_token').select('account_id').where('account_id', '=', id).execute()),
    ...(await ctx.db.selectFrom('one_time_code').select('realm').where('email_mac', 'in', macs).execute()),
  ]

  await hold()
  const caller = await signIn(world, student)
  ok(await callAs(world, caller, 'DELETE', '/api/account/sessions'))
  expect(await left()).toEqual([])

  await hold()
  const password = 'a phrase of my own'
  const passwords = { currentPassword: student.password, password, confirmPassword: password }
  ok(await callAs(world, caller, 'POST', '/api/account/password', passwords))
  expect(await left()).toEqual([])
})

async function findByEmail({ email }: Person) {
  const { id } = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('realm', '=', 'student')
    .executeTakeFirstOrThrow()
  return findAccountById(ctx.db, id)
}
