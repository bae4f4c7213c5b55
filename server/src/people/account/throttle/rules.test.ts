import { describe, expect, test } from 'vitest'
import { countedTries, throttleRules, waitMs } from './rules.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('a password of one account from one address', () => {
  const rule = throttleRules.password.accountAtAddress

  test.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, second],
    [5, 999, 1],
    [5, second, 0],
    [6, 0, 2 * second],
    [7, 0, 4 * second],
    [14, 0, 512 * second],
    [15, 0, 15 * minute],
    [1_000_000, 0, 15 * minute],
    [15, 15 * minute, 0],
    [5, hour, 0],
  ])('after %i failures, the newest %i ms ago, waits %i ms more', (tries, elapsedMs, expected) => {
    expect(waitMs({ tries, elapsedMs }, rule)).toBe(expected)
  })
})

test.each([
  [5, hour - 1, 5],
  [5, hour, 4],
  [5, 4 * hour, 1],
  [5, 100 * hour, 0],
])('of %i failures, the newest %i ms ago, %i count', (tries, elapsedMs, expected) => {
  expect(countedTries({ tries, elapsedMs }, throttleRules.password.accountAtAddress)).toBe(expected)
})

/** How many tries get through in a day, if each is made as early as possible and none succeeds. */
function triesInADay(rule: Parameters<typeof waitMs>[1]): number {
  let made = 0
  let tries = 0
  for (let now = 0, last = 0; now < 24 * hour; made++) {
    tries = countedTries({ tries, elapsedMs: now - last }, rule) + 1
    last = now
    now += Math.max(1, waitMs({ tries, elapsedMs: 0 }, rule))
  }
  return made
}

test.each([
  ['passwords of one account from one address', throttleRules.password.accountAtAddress, 120],
  ['passwords of one account from anywhere', throttleRules.password.account, 160],
  ['codes of one account from one address', throttleRules.code.accountAtAddress, 120],
  ['mails to one account from one address', throttleRules['code-mail'].accountAtAddress, 35],
  ['mails to one account from anywhere', throttleRules['code-mail'].account, 40],
])('%s: a limited number a day', (_, rule, most) => {
  expect(triesInADay(rule)).toBeLessThanOrEqual(most)
})

test('no wait is longer than an hour, so nobody is locked out permanently', () => {
  const longest = Object.values(throttleRules)
    .flatMap((rules) => Object.values(rules))
    .map((rule) => waitMs({ tries: 1_000_000, elapsedMs: 0 }, rule))
  expect(Math.max(...longest)).toBe(hour)
})

test('people behind one busy address wait for seconds, not for minutes', () => {
  const { address } = throttleRules.password
  let tries = 0
  let longest = 0
  for (let now = 0, last = 0; now < hour; ) {
    tries = countedTries({ tries, elapsedMs: now - last }, address) + 1
    last = now
    const wait = waitMs({ tries, elapsedMs: 0 }, address)
    longest = Math.max(longest, wait)
    now += Math.max(100, wait)
  }
  expect(longest).toBeLessThanOrEqual(32 * second)
})
