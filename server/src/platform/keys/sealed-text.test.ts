import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysIn, keysOf, masterKeyOf } from './keys.ts'
import { openText, sealText } from './sealed-text.ts'

const first = randomBytes(32)
const keys = keysOf(first)

test('what a wallet keeps still opens after the master key was replaced', () => {
  const kept = sealText(keys, 'wish', { grantId: 'grant_1' })
  const next = masterKeyOf(randomBytes(32))
  const replaced = keysIn({ root: masterKeyOf(first), sealing: next, opening: [next] })
  expect(openText(replaced, 'wish', kept)).toEqual({ grantId: 'grant_1' })
})

test('altered, sealed for another purpose or elsewhere, or written differently, it opens nothing', () => {
  const kept = sealText(keys, 'wish', { grantId: 'grant_1' })
  const altered = `${kept.slice(0, -4)}AAAA`
  for (const wrong of [altered, `${kept}=`, ` ${kept}`, kept.slice(0, 20), ''])
    expect(openText(keys, 'wish', wrong)).toBeUndefined()
  expect(openText(keys, 'request', kept)).toBeUndefined()
  expect(openText(keysOf(randomBytes(32)), 'wish', kept)).toBeUndefined()
})
