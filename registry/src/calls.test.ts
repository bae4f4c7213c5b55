import { decodeFunctionData, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { encodeBurn, encodeDeliver, encodeRecord } from './calls.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

const root = `0x${'ab'.repeat(32)}` as const
const student = getAddress('0x00000000000000000000000000000000000000aa')

test('record carries both heads, the certificates log first', () => {
  const data = encodeRecord({ size: 2 ** 53 - 1, root }, { size: 7, root: `0x${'cd'.repeat(32)}` })
  expect(decodeFunctionData({ abi, data })).toEqual({
    functionName: 'record',
    args: [
      { size: 9_007_199_254_740_991n, root },
      { size: 7n, root: `0x${'cd'.repeat(32)}` },
    ],
  })
})

test('deliver and burn name the token by its leaf index', () => {
  expect(decodeFunctionData({ abi, data: encodeDeliver(5, student) })).toEqual({
    functionName: 'deliver',
    args: [5n, student],
  })
  expect(decodeFunctionData({ abi, data: encodeBurn(0) })).toEqual({ functionName: 'burn', args: [0n] })
})

test('a size that is not a whole number is refused before it reaches the chain', () => {
  expect(() => encodeRecord({ size: 1.5, root }, { size: 0, root })).toThrow(RangeError)
})
