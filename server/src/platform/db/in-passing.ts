import { WritesRefused } from './unavailable.ts'

/** For writes on the side of a reading call, such as the time of the call. If nothing can be written, reading continues. */
export async function inPassing(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof WritesRefused)) throw error
  })
}
