import type { HealthPart } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { callAs, makeAdmin, ok } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { longWaitMs } from './words.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
afterAll(() => world.close())

async function health(): Promise<Record<string, HealthPart>> {
  const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/health'))
  return Object.fromEntries(data.map((part: HealthPart) => [part.part, part]))
}

test('a fresh deployment is well in every part, and says so in sentences', async () => {
  const parts = await health()
  expect(Object.keys(parts)).toEqual([
    'database',
    'jobs',
    'mail',
    'documents',
    'log',
    'chain',
    'history',
    'backup',
    'processes',
  ])
  for (const { state, summary } of Object.values(parts)) {
    expect({ state, summary }).toEqual({ state: 'ok', summary: expect.stringMatching(/^[A-Z].*\.$/) })
  }
})

test('a part that cannot be reached is down, and the others are reported all the same', {
  tags: ['slow'],
}, async () => {
  const { blocks } = world.ctx
  const chain = world.ctx.chain
  world.ctx.blocks = { ...blocks, get: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1:9000')) }
  world.ctx.chain = {
    ...chain,
    client: { ...chain.client, getBlockNumber: () => new Promise(() => {}) } as typeof chain.client,
  }
  try {
    const { documents, chain, database } = await health()
    expect(documents).toMatchObject({ state: 'down', summary: 'The document store cannot be reached.' })
    expect(chain).toMatchObject({ state: 'down', summary: 'The chain cannot be reached.' })
    expect(database).toMatchObject({ state: 'ok' })
  } finally {
    world.ctx.blocks = blocks
    world.ctx.chain = chain
  }
})

test('emails and jobs that have waited for long ask for attention', async () => {
  await withRetry(world.ctx.db, (tx) =>
    queueMail(world.ctx, tx, {
      to: 'a@example.com',
      kind: 'account.code',
      subject: 'Code',
      text: '1',
      html: '1',
    }),
  )
  expect((await health()).mail).toMatchObject({ state: 'ok', summary: '1 email is waiting to be sent.' })
  expect((await health()).jobs).toMatchObject({
    state: 'ok',
    summary: '1 job in the queues, being worked on.',
  })
  world.advance(longWaitMs + 1000)
  const { mail, jobs } = await health()
  expect(mail).toMatchObject({ state: 'attention' })
  expect(jobs).toMatchObject({ state: 'attention' })
  expect(jobs!.facts).toContainEqual({
    label: 'send-mail',
    value: '1 waiting, 0 running, 0 failed',
    labelKey: '',
    valueKey: 'value.queue',
    parameters: { waiting: 1, running: 0, failed: 0 },
  })
})
