import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fromSomeAddress } from '../../world/some-address.ts'
import type { Request } from './requests.ts'

const agent = new Agent({ keepAlive: true })

/**
 * Returns the length of the response, and rejects unless its status is 200. Does not use `fetch`, whose requests say that
 * they are not a visit (sec-fetch-mode).
 */
export async function ask(url: string, { path, body, headers }: Request): Promise<number> {
  const asked = request(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...fromSomeAddress() },
    agent,
    timeout: 30_000,
  })
  asked.on('timeout', () => asked.destroy(new Error(`${path} did not answer`)))
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const { byteLength } = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return byteLength
}
