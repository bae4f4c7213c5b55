import { getContractAddress, type Hex, slice } from 'viem'
import { expect, test } from 'vitest'
import { type DeploymentArgs, deployData, deploymentAddress, deployTransaction } from './deployment.ts'
import artifact from './generated/certificate-registry.json' with { type: 'json' }

const args: DeploymentArgs = {
  admin: '0x00000000000000000000000000000000000000A1',
  anchorer: '0x00000000000000000000000000000000000000A2',
  custodian: '0x00000000000000000000000000000000000000a3',
  name: 'Credenza certificates',
  symbol: 'CREDENZA',
  pageUrlPrefix: 'https://certificates.example/number/',
}

test('the address is the one EIP-1014 gives for the salt and code in the transaction', () => {
  const { to, data } = deployTransaction(args)
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: to,
    salt: slice(data, 0, 32),
    bytecode: slice(data, 32),
  })
  expect(deploymentAddress(args)).toBe(address)
})

test('any other argument gives another address', () => {
  const others = [
    { ...args, admin: args.anchorer },
    { ...args, anchorer: args.admin },
    { ...args, custodian: args.admin },
    { ...args, name: 'x' },
    { ...args, symbol: 'x' },
    { ...args, pageUrlPrefix: 'x' },
  ]
  expect(new Set([args, ...others].map(deploymentAddress)).size).toBe(7)
})

test('a plain deployment is the committed code followed by its arguments', () => {
  expect(deployData(args).startsWith(artifact.bytecode as Hex)).toBe(true)
})
