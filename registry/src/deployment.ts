import { type Address, concat, encodeDeployData, getCreate2Address, type Hex, keccak256, toHex } from 'viem'
import artifact from './generated/certificate-registry.json' with { type: 'json' }
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

/** The registry's creation code, without constructor arguments. */
const certificateRegistryBytecode = artifact.bytecode as Hex

/** The canonical deterministic deployer. Its call data is the salt followed by the creation code; it passes value on. */
export const CREATE2_DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Fixed for each contract version, so that the same arguments give the same address on every chain. */
const SALT = keccak256(toHex('credenza CertificateRegistry 1'))

export type DeploymentArgs = {
  /** Grants and revokes the roles. */
  admin: Address
  /** Records checkpoints. */
  anchorer: Address
  /** Delivers and burns tokens, and is shown as the owner of undelivered ones. Not the zero address. */
  custodian: Address
  /** Name and symbol of the ERC-721 collection. */
  name: string
  symbol: string
  /** What comes before a certificate's decimal index in the address of its public page. */
  pageUrlPrefix: string
}

/** Data of a plain creation transaction (without `to`), for a chain that lacks the canonical deployer. */
export function deployData(args: DeploymentArgs): Hex {
  const { admin, anchorer, custodian, name, symbol, pageUrlPrefix } = args
  return encodeDeployData({
    abi,
    bytecode: certificateRegistryBytecode,
    args: [admin, anchorer, custodian, name, symbol, pageUrlPrefix],
  })
}

/** The transaction that creates the registry at `deploymentAddress(args)`. It reverts if sent again. */
export function deployTransaction(args: DeploymentArgs): { to: Address; data: Hex } {
  return { to: CREATE2_DEPLOYER, data: concat([SALT, deployData(args)]) }
}

/** Computes where `deployTransaction(args)` will create the registry (EIP-1014). */
export function deploymentAddress(args: DeploymentArgs): Address {
  return getCreate2Address({ from: CREATE2_DEPLOYER, salt: SALT, bytecode: deployData(args) })
}
