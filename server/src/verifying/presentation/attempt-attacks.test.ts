import { afterAll, describe, expect, test } from 'vitest'
import { type Asked, attempt, broughtBack, sendTo, shownTo } from '../../../test/acts/attempts.ts'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { begin, codeOf, readRequest } from '../../../test/acts/presentations.ts'
import { intoWallet } from '../../../test/stand-ins/other-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const roles = await openRolesWorld()
const { world, verifier, student } = roles

const ids = await acceptedCertificates(world, roles, 2)
const held = await intoWallet(world, student, ids[0]!)
const other = await intoWallet(world, student, ids[1]!)
afterAll(() => world.close())

const ask = async (wallet?: string, wish?: Parameters<typeof codeOf>[2]): Promise<Asked> =>
  attempt(world, await codeOf(world, verifier, wish), wallet)
const send = (asked: Asked, presentation: unknown) => sendTo(world, asked, presentation)
const shown = (asked: Asked, credential = held, names = ['name']) =>
  shownTo(world, asked, credential, { names })

describe('an attempt takes no answer', () => {
  test('the second time, after the end, and for a deleted request', async () => {
    const asked = await ask()
    const text = await shown(asked)
    const late = await attempt(world, asked.code)
    expect((await send(asked, text)).statusCode).toBe(200)
    expect((await send(asked, text)).json().error).toBe('presentation_ended')
    expect((await send(late, await shown(late))).json().error).toBe('presentation_ended')

    const deleted = await ask()
    ok(await callAs(world, verifier, 'DELETE', `/api/presentation-requests/${deleted.code}`))
    expect((await send(deleted, await shown(deleted))).statusCode).toBe(404)
  })

  test('of two at once, one counts', async () => {
    const asked = await ask()
    const text = await shown(asked)
    const answers = await Promise.all([send(asked, text), send(asked, text)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('to an attempt whose answer was refused: the next attempt counts', async () => {
    const asked = await ask()
    const excessive = await send(asked, await shown(asked, held, ['name', 'email']))
    expect(excessive.json().key).toBe('invalid.answer_excessive')
    expect((await send(asked, await shown(asked))).json().error).toBe('presentation_ended')
    const next = await attempt(world, asked.code)
    expect((await send(next, await shown(next))).statusCode).toBe(200)
  })

  test('to an attempt that waits for its page to confirm: the first one stays', async () => {
    const asked = await ask('here')
    const text = await shown(asked)
    const answers = await Promise.all([send(asked, text), send(asked, text)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    expect((await send(asked, await shown(asked, other))).json().error).toBe('presentation_ended')
  })
})

test('someone who began and had a holder answer has no code of that holder’s wallet', async () => {
  const asked = await ask('here')
  const { code, attemptId, proof } = asked
  const { body } = await send(asked, await shown(asked))
  const confirm = (responseCode: string) =>
    callAs(world, nobody, 'POST', `/api/ask/${code}/attempts/${attemptId}/confirm`, { proof, responseCode })
  for (const guess of [proof, asked.state, asked.nonce]) expect((await confirm(guess)).statusCode).toBe(404)
  expect((await readRequest(world, verifier, code)).state).toBe('waiting')
  expect((await confirm(broughtBack(body).response_code!)).statusCode).toBe(200)
})

test('a request has at most fifty attempts at once', async () => {
  const code = await codeOf(world, verifier)
  const begun = await Promise.all(Array.from({ length: 55 }, () => begin(world, code)))
  expect(begun.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('after its time a request and its attempts take nothing', async () => {
  const asked = await ask('elsewhere', { openDays: 1 })
  const text = await shown(asked)
  world.advance(11 * 60_000)
  expect((await send(asked, text)).json().error).toBe('presentation_ended')
  world.advance(24 * 3_600_000)
  expect((await begin(world, asked.code)).json().error).toBe('presentation_ended')
})
