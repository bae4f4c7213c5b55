import { fromBase64url } from '../base64url.ts'
import type { Keys } from './keys.ts'
import { openBox, sealBox } from './secret-box.ts'

/**
 * Seals content that wallets keep for us, in base64url. Uses a key derived from the first master key: wallets come back after
 * days, and what they have cannot be sealed again when the master key is replaced.
 */
export const sealText = (keys: Keys, purpose: string, content: object): string =>
  Buffer.from(sealBox(keys.secret(purpose), Buffer.from(JSON.stringify(content)))).toString('base64url')

/** The sealed content; undefined for anything else, and for any but the canonical spelling. */
export function openText(keys: Keys, purpose: string, text: string): unknown {
  const box = fromBase64url(text)
  if (!box) return undefined
  try {
    return JSON.parse(Buffer.from(openBox(keys.secret(purpose), box)).toString('utf8'))
  } catch {
    return undefined
  }
}
