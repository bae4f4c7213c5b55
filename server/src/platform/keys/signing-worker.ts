import { parentPort } from 'node:worker_threads'
import { checkedSigner, signingKeyFrom } from './signing-key.ts'
import type { SigningAnswer, SigningTask } from './signing-thread.ts'

if (!parentPort) throw new Error('Start this file as a worker, through signOnThread')
const port = parentPort
port.on('message', (task: SigningTask) => port.postMessage(answerTo(task)))

function answerTo({ privateKey, bytes, lengths }: SigningTask): SigningAnswer {
  try {
    const sign = checkedSigner(signingKeyFrom(privateKey))
    const signatures = new Uint8Array(64 * lengths.length)
    let from = 0
    for (const [i, length] of lengths.entries()) {
      signatures.set(sign(bytes.subarray(from, from + length)), 64 * i)
      from += length
    }
    return { signatures }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
