import { WritesRefused } from './unavailable.ts'

/** For what a reading call notes in passing, such as when it came: reading goes on while nothing can be written. */
export async function inPassing(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof WritesRefused)) throw error
  })
}
