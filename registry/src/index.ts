export { encodeBurn, encodeDeliver, encodeRecord } from './calls.ts'
export { type Checkpoint, EMPTY_LOG_ROOT, type TreeHead } from './checkpoint.ts'
export {
  CREATE2_DEPLOYER,
  type DeploymentArgs,
  deployData,
  deploymentAddress,
  deployTransaction,
} from './deployment.ts'
export { explainRevert } from './explain-revert.ts'
export { certificateRegistryAbi } from './generated/certificate-registry-abi.ts'
export { readCheckpoint, readLatest, readOwner, recordedNumber } from './reads.ts'
