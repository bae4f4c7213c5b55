import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinKey, splitKey } from './key-shares.ts'

const key = randomBytes(32)

test('any three of five shares give the key, however they are typed', async () => {
  const [a, b, c, d, e] = (await splitKey(key, { needed: 3, shares: 5 })) as [
    string,
    string,
    string,
    string,
    string,
  ]
  for (const some of [
    [a, b, c],
    [e, c, a],
    [d, e, b],
    [a, b, c, d, e],
  ])
    expect(Buffer.from(await joinKey(some))).toEqual(key)
  const typed = [`Share 1 of 5: ${a.toLowerCase()}`, b.replaceAll('-', ' '), ` ${c.replaceAll('-', '')} `]
  expect(Buffer.from(await joinKey(typed))).toEqual(key)
})

test('too few, one share twice, a mistyped one and one of another key are refused, each in its own words', async () => {
  const [a, b, c] = (await splitKey(key, { needed: 3, shares: 5 })) as [string, string, string]
  await expect(joinKey([])).rejects.toThrow('one share in each line')
  await expect(joinKey([a, b])).rejects.toThrow('3 different shares are needed, and there are 2')
  await expect(joinKey([a, b, b])).rejects.toThrow('there are 2')
  const letter = b[20] === 'A' ? 'B' : 'A'
  await expect(joinKey([a, `${b.slice(0, 20)}${letter}${b.slice(21)}`, c])).rejects.toThrow(
    'Share 2 is mistyped',
  )
  await expect(joinKey([a, '!', c])).rejects.toThrow('Share 2 is mistyped')
  const [other] = await splitKey(randomBytes(32), { needed: 3, shares: 5 })
  await expect(joinKey([a, b, other!])).rejects.toThrow('Share 3 is of another key')
  const [again] = await splitKey(key, { needed: 3, shares: 5 })
  await expect(joinKey([a, b, again!])).rejects.toThrow('do not give the key')
})
