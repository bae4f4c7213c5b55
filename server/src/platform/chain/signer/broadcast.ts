import { BaseError, bytesToHex } from 'viem'
import type { Log } from '../../db/log.ts'
import type { QueueRow, SigningChain } from './sent-rows.ts'

/** Errors which mean that the chain already has this transaction, or we sent another one with its nonce. */
const harmless =
  /already known|already imported|nonce too low|nonce is too low|underpriced|known transaction/i

/**
 * Sends the newest raw transaction of each row, oldest nonce first. Safe to repeat, since it only ever sends bytes committed in
 * the queue. Logs a refusal and leaves the row `sent`, to be sent again later.
 */
export async function broadcast(
  chain: SigningChain,
  rows: Pick<QueueRow, 'key' | 'raws'>[],
  log: Log,
): Promise<void> {
  for (const { key, raws } of rows) {
    const raw = raws.at(-1)
    if (!raw) continue
    try {
      await chain.client.request({ method: 'eth_sendRawTransaction', params: [bytesToHex(raw)] })
    } catch (error) {
      const reason = detailsOf(error)
      if (!harmless.test(reason))
        log.warn({ key, reason }, 'The chain did not take a transaction; it is sent again later')
    }
  }
}

/** The node's own error text. viem's would contain the request and the node's address. */
function detailsOf(error: unknown): string {
  if (error instanceof BaseError) return error.details || error.shortMessage
  return error instanceof Error ? error.message : String(error)
}
