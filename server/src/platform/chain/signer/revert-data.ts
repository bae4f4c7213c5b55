import { BaseError, type Hex } from 'viem'

/**
 * The data with which a call reverted, from viem's error. '0x' if it reverted without data; null if it did not revert but could
 * not be made (node unreachable, no funds, limit reached).
 */
export function revertData(error: unknown): Hex | null {
  if (!(error instanceof BaseError)) return null
  const withData = error.walk((cause) => typeof (cause as { data?: unknown }).data === 'string')
  const data = (withData as { data?: unknown } | null)?.data
  if (typeof data === 'string' && data.startsWith('0x')) return data as Hex
  return /revert/i.test(error.details ?? '') ? '0x' : null
}
