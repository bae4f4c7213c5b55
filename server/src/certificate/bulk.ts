import type { BulkAnswer, ErrorCode } from '@credenza/schema'
import { ApiError } from '../platform/http/api-error.ts'
import { refusalSentence } from './state.ts'

export interface BulkResult {
  done: string[]
  failed: { id: string; error: ErrorCode }[]
}

/** Certificates handled by one transaction. */
const chunkSize = 500

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
  const sentence = (error: ErrorCode) =>
    error === 'not_found' ? 'No certificate found for the given ID.' : refusalSentence(error)
  if (done.length === 0 && failed[0]) throw new ApiError(failed[0].error, sentence(failed[0].error))
  return {
    success: true,
    message,
    done,
    failed: failed.map(({ id, error }) => ({ id, error, message: sentence(error) })),
  }
}
