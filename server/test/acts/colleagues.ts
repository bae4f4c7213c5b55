import { randomUUID } from 'node:crypto'
import type { GivenRole } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { mailsTo } from './mails.ts'
import { type Caller, callAs, nobody, type Organisation, ok, type Person, signIn } from './people.ts'

/** A person to invite whom nobody knows yet. */
export const newcomer = (name = 'Hala Nasser') => ({
  name,
  email: `colleague-${randomUUID().slice(0, 8)}@mail.example`,
})

export const invite = (
  world: TestWorld,
  owner: Person,
  whom: { name: string; email: string; memberRole?: GivenRole } = newcomer(),
) => callAs(world, owner, 'POST', '/api/colleagues', whom)

/** The token in the newest invitation to this address; the world's jobs must be running. */
export const invitedToken = (world: TestWorld, email: string, mails = 1): Promise<string> =>
  world.until(async () => {
    const sent = (await mailsTo(world, email)).filter(({ text }) => text.includes('/join#token='))
    return sent.length >= mails && /\/join#token=([\w-]+)/.exec(sent[0]!.text)?.[1]
  })

export const accept = (world: TestWorld, token: string, password: string) =>
  callAs(world, nobody, 'POST', '/api/invitation/accept', { token, password, confirmPassword: password })

/** A colleague of this organisation, signed in; the world's jobs must be running. */
export async function makeColleague(
  world: TestWorld,
  owner: Organisation,
  name?: string,
  memberRole: GivenRole = 'manager',
  email?: string,
): Promise<Person & { accountId: string }> {
  const whom = { ...newcomer(name), memberRole, ...(email && { email }) }
  const { data } = ok(await invite(world, owner, whom))
  const password = 'a password of my own'
  ok(await accept(world, await invitedToken(world, whom.email), password))
  const person = await signIn(world, { email: whom.email, password, role: owner.role })
  return { ...person, accountId: data._id }
}

export const assign = (world: TestWorld, who: Caller, certificateIds: string[], assigneeId: string | null) =>
  callAs(world, who, 'PUT', '/api/review/assignments', { certificateIds, assigneeId })

export const writeNote = (world: TestWorld, who: Caller, certificateId: string, text: string) =>
  callAs(world, who, 'POST', `/api/review/requests/${certificateId}/notes`, { text })

/** The account of an organisation's owner. */
export async function ownerOf(world: TestWorld, organisation: Organisation): Promise<string> {
  const { data } = ok(await callAs(world, organisation, 'GET', '/api/colleagues'))
  return data.find(({ state }: { state: string }) => state === 'owner')._id
}
