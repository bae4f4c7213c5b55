import { afterAll, expect, test } from 'vitest'
import { answerApplication, authorize, newClient, requestIn } from '../../../../test/acts/applications.ts'
import { signedCertificates } from '../../../../test/acts/certificates.ts'
import { invite } from '../../../../test/acts/colleagues.ts'
import { addGroup, giveGroupRole, makeDirectoryKey } from '../../../../test/acts/directories.ts'
import { apiKeyData, someWebhook } from '../../../../test/acts/integrators.ts'
import { addPlatform } from '../../../../test/acts/launches.ts'
import {
  type Answer,
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Student,
} from '../../../../test/acts/people.ts'
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
  'a session that a reset ends during the call no longer %s',
  { tags: ['slow'] },
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

const settings = {
  issuer: 'https://lms.uni.example',
  clientId: 'credenza',
  deploymentIds: ['1'],
  signInUrl: 'https://lms.uni.example/sign-in',
  tokenUrl: 'https://lms.uni.example/token',
  keysUrl: 'https://lms.uni.example/keys',
}

const owners = {
  'makes an API key': async (owner) => () => callAs(world, owner, 'POST', '/api/api-keys', apiKeyData),
  'invites a colleague': async (owner) => () => invite(world, owner),
  'sets up a provider': async (owner) => () =>
    callAs(world, owner, 'PUT', '/api/single-sign-on', oidcProviderData()),
  'removes the provider': async (owner) => {
    ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', oidcProviderData()))
    return () => callAs(world, owner, 'DELETE', '/api/single-sign-on')
  },
  'proves a domain': async (owner) => {
    const body = { domain: 'campus.example' }
    const prove = () => callAs(world, owner, 'POST', '/api/single-sign-on/domains', body)
    const { name, value } = ok(await prove()).data
    world.dns.set(name, [value])
    return prove
  },
  'gives up a domain': async (owner) => {
    const given = { domain: 'former.example' }
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${owner.id}/domains`, given))
    return () => callAs(world, owner, 'DELETE', '/api/single-sign-on/domains/former.example')
  },
  'gives a role to a group': async (owner) => {
    const { id } = await addGroup(world, { key: await makeDirectoryKey(world, owner), owner })
    return () => giveGroupRole(world, owner, id, 'manager')
  },
  'adds a learning platform': async (owner) => () =>
    callAs(world, owner, 'POST', '/api/learning-platforms', { name: 'Moodle' }),
  'changes a learning platform': async (owner) => {
    const { _id } = await addPlatform(world, owner)
    return () => callAs(world, owner, 'PUT', `/api/learning-platforms/${_id}`, { name: 'Moodle', settings })
  },
  'switches a learning platform': async (owner) => {
    const { _id } = await addPlatform(world, owner)
    return () => callAs(world, owner, 'PUT', `/api/learning-platforms/${_id}/state`, { on: false })
  },
  'removes a learning platform': async (owner) => {
    const { _id } = await addPlatform(world, owner)
    return () => callAs(world, owner, 'DELETE', `/api/learning-platforms/${_id}`)
  },
  'sees the secret of a webhook': async (owner) => {
    const id = await someWebhook(world, owner)
    return () => callAs(world, owner, 'POST', `/api/webhooks/${id}/secret`)
  },
  'replaces the secret of a webhook': async (owner) => {
    const id = await someWebhook(world, owner)
    return () => callAs(world, owner, 'POST', `/api/webhooks/${id}/rotate-secret`)
  },
} satisfies Record<string, (owner: Organisation) => Promise<() => Promise<Answer>>>

test.for(Object.keys(owners) as (keyof typeof owners)[])(
  'a session that a reset ends during the call no longer %s',
  { tags: ['slow'] },
  async (act) => {
    const owner = await makeIssuer(world, admin)
    const call = await owners[act](owner)
    const { id } = (await findAccount(ctx.db, 'organisation', owner.email))!
    const answer = await duringReset(id, call)
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in'])
  },
)
