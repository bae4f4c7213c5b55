import { afterAll, expect, test } from 'vitest'
import { answerApplication, authorize, newClient, requestIn } from '../../../../test/acts/applications.ts'
import { signedCertificates } from '../../../../test/acts/certificates.ts'
import { invite } from '../../../../test/acts/colleagues.ts'
import { apiKeyData } from '../../../../test/acts/integrators.ts'
import { type Answer, callAs, makeIssuer, makeStudent, type Student } from '../../../../test/acts/people.ts'
import { oidcProviderData } from '../../../../test/acts/single-sign-on.ts'
import { pushRequest } from '../../../../test/acts/wallet-offers.ts'
import { callDuring } from '../../../../test/overlapping.ts'
import { newWallet, sendWallet, walletMessage } from '../../../../test/stand-ins/linked-wallet.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { findAccount, findAccountById } from '../find-account.ts'
import { initialPasswordHash } from '../password/passwords.ts'
import { setPassword } from '../password/set-password.ts'

const { world, issuer, admin } = await openRolesWorld({ startRoles: true })
const { ctx } = world
afterAll(() => world.close())

/** What a call answers that the person's session makes while their password is being reset. */
const duringReset = (accountId: string, call: () => Promise<Answer>) =>
  callDuring(
    world,
    async (tx) => {
      const password_hash = initialPasswordHash(ctx.keys, 'another one')
      const reset = { password_hash, action: 'account.password-reset' } as const
      expect(await setPassword(ctx, tx, await findAccountById(tx, accountId), reset)).toBe(true)
    },
    call,
  )

const holders = {
  'lets in an application': async (student) => {
    const request = requestIn((await authorize(world, await newClient(world))).headers.location)
    return () => answerApplication(world, student, request)
  },
  'offers a certificate to a wallet': async (student, id) => () =>
    callAs(world, student, 'POST', `/api/user/certificates/${id}/wallet-offers`, { withCode: false }),
  'answers a wallet': async (student, id) => {
    const request = await pushRequest(world, issuer.id)
    return () => callAs(world, student, 'POST', '/api/user/wallet-request', { request, certificateId: id })
  },
  'makes a share link': async (student, id) => () =>
    callAs(world, student, 'POST', `/api/user/certificates/${id}/share-links`, {
      label: 'Mine',
      days: null,
      oneTime: false,
    }),
  'links a wallet': async (student) => {
    const wallet = newWallet()
    const message = await walletMessage(world, student, wallet.address.toLowerCase())
    const signature = await wallet.signMessage({ message })
    return () => sendWallet(world, student, signature)
  },
  'begins a second factor': async (student) => () => callAs(world, student, 'POST', '/api/account/totp'),
} satisfies Record<string, (student: Student, id: string) => Promise<() => Promise<Answer>>>

test.for(Object.keys(holders) as (keyof typeof holders)[])(
  'a session that a reset ends meanwhile no longer %s',
  async (act) => {
    const student = await makeStudent(world, issuer)
    const [id] = await signedCertificates(world, issuer, student)
    const answer = await duringReset(student.id, await holders[act](student, id!))
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in'])
    for (const table of ['connected_application', 'wallet_grant', 'share_link', 'totp'] as const) {
      const left = await ctx.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', student.id)
        .execute()
      expect(left, table).toEqual([])
    }
  },
)

test.for(['makes an API key', 'invites a colleague', 'sets up a provider'] as const)(
  'a session that a reset ends meanwhile no longer %s',
  async (act) => {
    const owner = await makeIssuer(world, admin)
    const call = {
      'makes an API key': () => callAs(world, owner, 'POST', '/api/api-keys', apiKeyData),
      'invites a colleague': () => invite(world, owner),
      'sets up a provider': () => callAs(world, owner, 'PUT', '/api/single-sign-on', oidcProviderData()),
    }[act]
    const { id } = (await findAccount(ctx.db, 'organisation', owner.email))!
    const answer = await duringReset(id, call)
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in'])
  },
)
