import { isAddress, verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { openCustodialWallets } from './custodial-wallet.ts'

const seed = new Uint8Array(32).fill(7)

describe('a custodial wallet', () => {
  const wallet = openCustodialWallets(seed)

  test('is the same for the same owner on every start, and different for every other owner', () => {
    const addresses = Array.from({ length: 50 }, (_, index) => wallet(`student_${index}`).address)
    expect(new Set(addresses).size).toBe(50)
    expect(openCustodialWallets(seed)('student_3').address).toBe(addresses[3])
    expect(openCustodialWallets(new Uint8Array(32))('student_3').address).not.toBe(addresses[3])
  })

  // Frozen: if the derivation changed, nobody could open the wallets of delivered tokens.
  test('keeps the address it has always had', () => {
    expect(wallet('org_frozen').address).toBe('0x577d3D5aDcde09F2B7a297AC6888414507f59AFc')
  })

  test('signs as its checksummed address', async () => {
    const account = wallet('student_1')
    expect(isAddress(account.address, { strict: true })).toBe(true)
    const signature = await account.signMessage({ message: 'mine' })
    expect(await verifyMessage({ address: account.address, message: 'mine', signature })).toBe(true)
  })

  test('offers signing and no way to the private key', () => {
    expect(Object.keys(wallet('student_1')).sort()).toEqual([
      'address',
      'nonceManager',
      'publicKey',
      'sign',
      'signAuthorization',
      'signMessage',
      'signTransaction',
      'signTypedData',
      'source',
      'type',
    ])
  })
})
