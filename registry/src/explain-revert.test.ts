import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { explainRevert } from './explain-revert.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

const someone = '0x00000000000000000000000000000000000000AA'
const root = `0x${'ab'.repeat(32)}` as const

test('each refusal of record, deliver and burn is explained with its numbers and a way on', () => {
  const shrank = encodeErrorResult({ abi, errorName: 'LogShrank', args: [10n, 9n] })
  expect(explainRevert(shrank)).toMatch(/10 leaves and was given 9.*Do not sign/)
  const changed = encodeErrorResult({
    abi,
    errorName: 'RootChanged',
    args: [10n, root, `0x${'cd'.repeat(32)}`],
  })
  expect(explainRevert(changed)).toMatch(/histories differ.*Do not sign/)
  const large = encodeErrorResult({ abi, errorName: 'GrowthTooLarge', args: [1n, 99n] })
  expect(explainRevert(large)).toMatch(/from 1 to 99: record a checkpoint in between/)
  const twice = encodeErrorResult({ abi, errorName: 'AlreadyDelivered', args: [4n] })
  expect(explainRevert(twice)).toMatch(/Token 4 was delivered before/)
  const role = encodeErrorResult({
    abi,
    errorName: 'AccessControlUnauthorizedAccount',
    args: [someone, root],
  })
  expect(explainRevert(role)).toContain(`${someone} lacks the role`)
})

test('every error of the contract has a sentence that ends', () => {
  const sample = { uint64: 1n, uint256: 1n, bytes32: root, address: someone }
  for (const item of abi.filter((entry) => entry.type === 'error')) {
    const args = item.inputs.map((input) => sample[input.type])
    const data = encodeErrorResult({ abi: [item], errorName: item.name, args } as never)
    expect(explainRevert(data), item.name).toMatch(/^[A-Z].*\.$/)
    expect(explainRevert(data), item.name).not.toContain('without a reason')
  }
})

test('foreign or empty revert data is answered with what to check', () => {
  for (const data of ['0x', '0x12345678', `0x${'ff'.repeat(40)}`] as const) {
    expect(explainRevert(data)).toContain('without a reason of the registry')
  }
})
