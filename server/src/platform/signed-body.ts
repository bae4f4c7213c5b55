import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signature's time may differ from ours. Limits for how long a recorded call can be replayed. */
const toleranceSeconds = 300

const macOf = (secret: string, seconds: string, body: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** 't=1770000000,v1=<hex>', as in Stripe's webhooks: HMAC-SHA256 over the time, a full stop and the body. */
export function signatureOf(secret: string, body: string | Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** Whether this header signs the body, within five minutes of `now`. If it has several signatures, one is enough. */
export function isSigned(
  header: unknown,
  { secret, body, now }: { secret: string; body: Uint8Array; now: Date },
): boolean {
  if (typeof header !== 'string' || header.length > 2_000) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const seconds = parts.find(([key]) => key === 't')?.[1] ?? ''
  const isRecent =
    /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds
  const expected = macOf(secret, seconds, body)
  return (
    isRecent &&
    parts.some(([key, value = '']) => {
      const given = Buffer.from(value, 'hex')
      return key === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
  )
}
