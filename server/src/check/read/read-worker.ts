import { parentPort } from 'node:worker_threads'
import { type Brought, readCredentials } from './read-credentials.ts'
import { Unreadable } from './unreadable.ts'

/** One answer for each file that the worker is sent, in order. */
export type ReadAnswer = { brought: Brought } | { unreadable: string }

parentPort!.on('message', async (bytes: Uint8Array) => parentPort!.postMessage(await read(bytes)))

async function read(bytes: Uint8Array): Promise<ReadAnswer> {
  try {
    return { brought: await readCredentials(bytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message }
    return { unreadable: 'The file is damaged, or of a kind that is not read here.' }
  }
}
