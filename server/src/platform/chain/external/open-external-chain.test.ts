import { readLatest } from '@credenza/registry'
import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from 'vitest'
import { openTestChain } from '../testing/test-chain.ts'
import { openExternalChain } from './open-external-chain.ts'

const developmentKeys = [
  // The first, second and twentieth account of anvil and Hardhat, the first of Ganache, and a key that is just a small number.
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0xdf57089febbacf7ba0bc227dafbffa9fc08a93fdc68e1e42411a14efcf23656e',
  '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d',
  '0x0000000000000000000000000000000000000000000000000000000000000001',
] as const

test.each(developmentKeys)('the development key %s is refused before anything is sent', async (signerKey) => {
  const opening = openExternalChain({ rpcUrl: 'http://127.0.0.1:1', signerKey, confirmations: 1 })
  await expect(opening).rejects.toThrow('development key that everybody has')
})

test('an address that does not answer is refused without repeating it, since it may hold a secret', async () => {
  const opening = openExternalChain({
    rpcUrl: 'http://127.0.0.1:1/v3/api-secret',
    signerKey: generatePrivateKey(),
    confirmations: 1,
  })
  const error = await opening.catch((reason: Error) => reason)
  expect(String(error)).toContain('CHAIN_RPC_URL does not answer')
  expect(String(error)).not.toContain('api-secret')
})

test('on a chain without the CREATE2 deployer the registry is created plainly', async () => {
  const setup = await openTestChain('anvil', { anvilArgs: ['--disable-default-create2-deployer'] })
  try {
    const { chain } = setup
    expect(
      await chain.client.getCode({ address: '0x4e59b44847b379578588920cA78FbF26c0B4956C' }),
    ).toBeUndefined()
    expect(await readLatest(chain.client, chain.registry)).toMatchObject({ number: 0 })
  } finally {
    await setup.close()
  }
})
