import type { BulkAnswer } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { ApiError, type ErrorSentence, refusalInWords } from '../http/api-error.ts'

/** Who acts, for which organisation. */
export interface Actor {
  accountId: string
  organisationId: string
}

export interface BulkResult {
  done: string[]
  failed: { id: string; why: ErrorSentence }[]
}

/** What a caller wants to be written in the very transaction in which something was done. */
export type Alongside = (tx: Tx, result: BulkResult) => Promise<unknown>
export const nothingElse: Alongside = async () => {}

/** Certificates handled by one transaction. */
export const chunkSize = 500

/** Runs `act` over the ids in chunks, each a transaction of its own: what was acknowledged stays, whatever follows. */
export async function inChunks(
  ids: readonly string[],
  act: (chunk: readonly string[]) => Promise<BulkResult>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] }
  for (let from = 0; from < ids.length; from += chunkSize) {
    const { done, failed } = await act(ids.slice(from, from + chunkSize))
    result.done.push(...done)
    result.failed.push(...failed)
  }
  return result
}

/** The answer to a bulk call. A call that named one certificate, or achieved nothing, fails with the reason. */
export function bulkAnswer({ done, failed }: BulkResult, message: string): BulkAnswer {
  if (done.length === 0 && failed[0]) throw new ApiError(failed[0].why)
  return {
    success: true,
    message,
    done,
    failed: failed.map(({ id, why }) => ({ id, ...refusalInWords(why) })),
  }
}
