import { parseTransaction, type TransactionSerializable } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { someAddress } from '../testing/test-chain.ts'
import { bumped, type Fees } from './fees.ts'

const account = privateKeyToAccount(generatePrivateKey())
const same = { chainId: 5, nonce: 9, gas: 30_000n, to: someAddress(1), data: '0x1234' } as const
const sign = (fees: Fees) => account.signTransaction({ ...same, ...fees } as TransactionSerializable)
const eip1559 = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint): Fees => ({
  type: 'eip1559',
  maxFeePerGas,
  maxPriorityFeePerGas,
})

test('a bump raises both fees by at least an eighth and changes nothing else', async () => {
  const better = bumped(await sign(eip1559(1_001n, 11n)), eip1559(800n, 5n))!
  expect(better).toEqual({ ...same, ...eip1559(1_127n, 13n) })
  expect(parseTransaction(await account.signTransaction(better))).toMatchObject({
    nonce: 9,
    maxFeePerGas: 1_127n,
  })
})

test('a bump goes straight to the usual price when that is more', async () => {
  expect(bumped(await sign(eip1559(100n, 1n)), eip1559(900n, 50n))).toMatchObject(eip1559(900n, 50n))
})

test('fees stop climbing at four times the usual price', async () => {
  expect(bumped(await sign(eip1559(399n, 4n)), eip1559(100n, 1n))).not.toBeNull()
  expect(bumped(await sign(eip1559(400n, 4n)), eip1559(100n, 1n))).toBeNull()
})

test('a chain without EIP-1559 gets its one price raised', async () => {
  const legacy = await sign({ type: 'legacy', gasPrice: 80n })
  expect(bumped(legacy, { type: 'legacy', gasPrice: 70n })).toEqual({
    ...same,
    type: 'legacy',
    gasPrice: 90n,
  })
})
