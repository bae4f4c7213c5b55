import { Worker } from 'node:worker_threads'
import type { ReadAnswer } from './read-worker.ts'

/** A large photograph takes two seconds, the start of the thread as long again on a machine that is busy. */
const patienceMs = 60_000
const memoryMb = 256

/** Reads other people's files one at a time, in a thread with little memory and no environment. */
export interface FileReader {
  read(bytes: Uint8Array): Promise<ReadAnswer>
  close(): Promise<void>
}

/** A file that makes the thread hang, run out of memory or die is unreadable, and the next gets a new thread. */
export function openFileReader(): FileReader {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  const readNow = async (bytes: Uint8Array): Promise<ReadAnswer> => {
    worker ??= new Worker(new URL('./read-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    try {
      return await ask(worker, bytes)
    } catch {
      await end()
      return { unreadable: 'Refused: the file takes too much time or memory to read.' }
    }
  }
  return {
    read: (bytes) => {
      const answer = last.then(() => readNow(bytes))
      last = answer
      return answer
    },
    close: end,
  }
}

function ask(worker: Worker, bytes: Uint8Array): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const timer = setTimeout(() => reject(new Error('The file takes too long to read')), patienceMs)
  const onExit = () => reject(new Error('The thread ended'))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  worker.postMessage(bytes)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
  })
}
