import { readBytes } from '../../platform/http/outgoing/read-bytes.ts'
import type { AskedWitness } from './settings.ts'
import type { Send } from './submit-checkpoint.ts'

const patienceMs = 10_000
/** A witness may sign with several keys; the largest kind makes lines of 3 kB. */
const mostBytes = 65_536

/** Sends requests to one witness. Does not follow redirects, since the operator has named whom to ask. */
export function sendTo({ url }: AskedWitness, signal: AbortSignal): Send {
  return async (body) => {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: (await readBytes(response.body, mostBytes)).toString('utf8'),
    }
  }
}
