import { randomUUID } from 'node:crypto'
import type { Role } from '@credenza/schema'
import { codeIn, mailsTo, untilMails } from '../../../../test/acts/mails.ts'
import { makeAdmin, makeIssuer, makeStudent, ok, signIn } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { workQueues } from '../../../queues.ts'

export const second = 1000
export const minute = 60 * second
export const newPassword = 'a new pass phrase'

export interface Who {
  email: string
  role: Role
}

/** A world in which people recover their passwords, step by step. */
export async function openRecoveryWorld() {
  const world = await openTestWorld()
  world.tamper()
  await workQueues(world.ctx)
  const issuer = await makeIssuer(world, await makeAdmin(world))

  const post = (url: string, payload: object, remoteAddress?: string) =>
    world.send({ method: 'POST', url, payload, ...(remoteAddress && { remoteAddress }) })
  const ask = ({ email, role }: Who, from?: string) =>
    post('/api/requert-for-otp', { email, selectedRole: role }, from)
  const verify = ({ email, role }: Who, otp: string, from?: string) =>
    post('/api/verify-for-otp', { email, selectedRole: role, otp }, from)
  const reset = (token: string, password = newPassword) =>
    post('/api/reset-password', { token, password, confirmPassword: password })
  const signInAs = ({ email, role }: Who, password: string) =>
    post('/api/sign-in', { email, password, selectedRole: role })

  const stranger = (role: Role = 'student'): Who => ({ email: `nobody-${randomUUID()}@mail.example`, role })
  /** The issuer signs in again each time, because the tests let hours pass. */
  const newStudent = async (email?: string) =>
    makeStudent(world, { ...issuer, ...(await signIn(world, issuer)) }, email)

  /** A new code, taken from the email that brought it. */
  async function newCode(who: Who): Promise<string> {
    const before = (await mailsTo(world, who.email)).length
    ok(await ask(who))
    return codeIn((await untilMails(world, who.email, before + 1))[0])
  }

  const newToken = async (who: Who): Promise<string> => ok(await verify(who, await newCode(who))).token
  const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const refusal = ({ statusCode, body }: Awaited<ReturnType<typeof post>>) => [
    statusCode,
    JSON.parse(body).error,
    JSON.parse(body).message,
  ]

  return {
    world,
    post,
    ask,
    verify,
    reset,
    signInAs,
    stranger,
    newStudent,
    newCode,
    newToken,
    otherCode,
    refusal,
  }
}
