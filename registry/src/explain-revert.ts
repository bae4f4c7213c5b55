import { decodeErrorResult, type Hex } from 'viem'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

/**
 * Tells an operator in one sentence why the registry refused a call, from the revert data (0x and hex). If the data is
 * empty or not from the registry, says what to check instead.
 */
export function explainRevert(data: Hex): string {
  const error = decode(data)
  switch (error?.errorName) {
    case 'LogShrank':
      return `The registry has a log of ${error.args[0]} leaves and was given ${error.args[1]}: this log is behind the registry. Do not sign or anchor before its history is compared with the chain.`
    case 'GrowthTooLarge':
      return `A log may grow by at most 2^24 leaves per call, not from ${error.args[0]} to ${error.args[1]}: record a checkpoint in between first.`
    case 'RootChanged':
      return `The registry knows the log of ${error.args[0]} leaves with root ${error.args[1]} and was given ${error.args[2]}: the two histories differ. Do not sign or anchor before they are compared.`
    case 'AlreadyDelivered':
      return `Token ${error.args[0]} was delivered before; it cannot be delivered again.`
    case 'NotTransferable':
      return 'These tokens cannot be approved or transferred; only the custodian moves one, once, with deliver.'
    case 'ERC721NonexistentToken':
      return `Token ${error.args[0]} does not exist: its certificate is not recorded yet, or the token was burned.`
    case 'ERC721InvalidReceiver':
      return `Address ${error.args[0]} cannot hold a delivered token: name a student's wallet, not the zero address or the custodian.`
    case 'AccessControlUnauthorizedAccount':
      return `Account ${error.args[0]} lacks the role ${error.args[1]}: the admin must grant it, or another key must be used.`
    case 'CheckpointNotStored':
      return 'The checkpoint could not be stored: give the transaction more gas.'
    default:
      return error
        ? `The registry refused the call with ${error.errorName}.`
        : 'The call failed without a reason of the registry: check the address, the chain and the gas limit.'
  }
}

function decode(data: Hex) {
  try {
    return decodeErrorResult({ abi, data })
  } catch {
    return undefined
  }
}
