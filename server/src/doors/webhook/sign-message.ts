import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

export const newSecret = (): Uint8Array => randomBytes(secretBytes)

/** A symmetric secret in the form of Standard Webhooks: 'whsec_' and base64. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`

/**
 * The headers of a message by Standard Webhooks 1.0: one signature per secret, so that the receiver can use either while a
 * secret is being replaced.
 */
export function signedHeaders(
  { id, payload }: { id: string; payload: string },
  secrets: readonly Uint8Array[],
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
