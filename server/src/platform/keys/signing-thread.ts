import type { KeyObject } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { bareEnvironment } from '../processes/bare-environment.ts'

/** Messages to sign with one Ed25519 key, laid end to end. */
export interface SigningTask {
  privateKey: KeyObject
  bytes: Uint8Array
  /** Bytes of each message. */
  lengths: number[]
}

/** The signatures, 64 bytes each, laid end to end; or an error. */
export type SigningAnswer = { signatures: Uint8Array } | { error: string }

interface Thread {
  worker: Worker
  /** Callers waiting for an answer, in the order of their requests. */
  waiting: PromiseWithResolvers<Uint8Array>[]
}

/** Started when first needed. Ends with the process. */
let current: Thread | undefined

/** Signs and checks these messages on another thread, while this one continues. */
export async function signOnThread(
  privateKey: KeyObject,
  messages: readonly Uint8Array[],
): Promise<Uint8Array[]> {
  const task: SigningTask = {
    privateKey,
    bytes: Buffer.concat(messages),
    lengths: messages.map(({ length }) => length),
  }
  current ??= startThread()
  const { worker, waiting } = current
  const answer = Promise.withResolvers<Uint8Array>()
  worker.postMessage(task)
  waiting.push(answer)
  worker.ref()
  const signatures = await answer.promise
  return messages.map((_, i) => signatures.subarray(64 * i, 64 * (i + 1)))
}

function startThread(): Thread {
  const worker = new Worker(new URL('./signing-worker.ts', import.meta.url), {
    env: bareEnvironment(),
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  const thread: Thread = { worker, waiting: [] }
  const fail = (error: Error) => {
    if (current === thread) current = undefined
    for (const one of thread.waiting.splice(0)) one.reject(error)
  }
  worker.on('message', (answer: SigningAnswer) => {
    const asked = thread.waiting.shift()
    if (thread.waiting.length === 0) worker.unref()
    if ('signatures' in answer) asked?.resolve(answer.signatures)
    else asked?.reject(new Error(answer.error))
  })
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`The signing thread ended with code ${code}.`)))
  return thread
}
