import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

export const newSecret = (): Uint8Array => randomBytes(secretBytes)

/** 'whsec_' and base64, the form of a symmetric secret in Standard Webhooks. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`

/**
 * The headers of a message as Standard Webhooks 1.0 requires: one signature per secret, so that the receiver can check
 * with either while a secret is being replaced.
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
