import { expect, test } from 'vitest'
import { silentLog } from './log.ts'
import { shutDown } from './shutdown.ts'

test('each step waits for the one before, and a failing one does not stop the next', async () => {
  const order: string[] = []
  const step = (name: string, outcome = Promise.resolve()) => ({
    name,
    stop: async () => {
      order.push(`${name} begins`)
      await outcome
      order.push(`${name} rests`)
    },
  })
  const broken = Promise.reject(new Error('cannot close'))
  await shutDown([step('http'), step('jobs', broken), step('database')], silentLog)
  expect(order).toEqual(['http begins', 'http rests', 'jobs begins', 'database begins', 'database rests'])
})
