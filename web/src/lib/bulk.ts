/** How far a call over many items has come. */
export interface BulkProgress {
  total: number
  done: string[]
  failed: { id: string; message: string }[]
}

export type BulkAnswer = Pick<BulkProgress, 'done' | 'failed'>

/** Items that one call names at most, so that progress shows and a lost connection costs little. */
export const chunkSize = 500

/**
 * Runs `send` over the ids in chunks, one after the other. A chunk that throws counts as failed with the error's
 * message and the rest goes on; nothing is retried here. `onProgress` gets a new object after every chunk.
 */
export async function runInChunks(
  ids: readonly string[],
  send: (chunk: string[]) => Promise<BulkAnswer>,
  onProgress: (progress: BulkProgress) => void,
): Promise<BulkProgress> {
  let progress: BulkProgress = { total: ids.length, done: [], failed: [] }
  onProgress(progress)
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    const answer = await send(chunk).catch((error: Error) => ({
      done: [],
      failed: chunk.map((id) => ({ id, message: error.message })),
    }))
    progress = {
      total: ids.length,
      done: [...progress.done, ...answer.done],
      failed: [...progress.failed, ...answer.failed],
    }
    onProgress(progress)
  }
  return progress
}
