import { type Address, concat, encodeDeployData, getCreate2Address, type Hex, keccak256, toHex } from 'viem'
import artifact from './generated/certificate-registry.json' with { type: 'json' }
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

/** Creation code of the registry, without constructor arguments. */
export const certificateRegistryBytecode = artifact.bytecode as Hex

/** The canonical deterministic deployer: call data is the salt followed by the creation code, and value is passed on. */
export const CREATE2_DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Fixed per contract version, so that the same arguments give the same address on every chain. */
const SALT = keccak256(toHex('credenza CertificateRegistry 1'))

export type DeploymentArgs = {
  /** Grants and revokes the roles. */
  admin: Address
  /** Records checkpoints. */
  anchorer: Address
  /** Delivers and burns tokens, and is shown as the owner of every token not yet delivered. Not the zero address. */
  custodian: Address
  /** ERC-721 collection name and symbol. */
  name: string
  symbol: string
  /** Followed by a certificate's decimal index, it is the address of the certificate's public page. */
  pageUrlPrefix: string
}

/** Data of a plain creation transaction (no `to`), for a chain that lacks the canonical deployer. */
export function deployData(args: DeploymentArgs): Hex {
  const { admin, anchorer, custodian, name, symbol, pageUrlPrefix } = args
  return encodeDeployData({
    abi,
    bytecode: certificateRegistryBytecode,
    args: [admin, anchorer, custodian, name, symbol, pageUrlPrefix],
  })
}

/** The transaction that creates the registry at `deploymentAddress(args)`. Sent a second time it reverts. */
export function deployTransaction(args: DeploymentArgs): { to: Address; data: Hex } {
  return { to: CREATE2_DEPLOYER, data: concat([SALT, deployData(args)]) }
}

/** Where `deployTransaction(args)` creates the registry (EIP-1014): known before it is sent. */
export function deploymentAddress(args: DeploymentArgs): Address {
  return getCreate2Address({ from: CREATE2_DEPLOYER, salt: SALT, bytecode: deployData(args) })
}
