import { createHmac } from 'node:crypto'
import { Refused } from './api-client.ts'

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time, a full stop and the body, as Stripe signs. */
export function signatureOver(secret: string, body: string, seconds: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** Calls the server with a signature in this header. Throws `Refused`. */
export async function tellSigned(
  url: string,
  { path, header, secret }: { path: string; header: string; secret: string },
  event: object,
): Promise<unknown> {
  const body = JSON.stringify(event)
  const signature = signatureOver(secret, body, String(Math.floor(Date.now() / 1000)))
  const headers = { 'content-type': 'application/json', [header]: signature }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Refused(`POST ${path}`, response.status, answer)
  return answer
}
