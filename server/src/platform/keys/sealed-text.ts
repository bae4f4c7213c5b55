import { fromBase64url } from '../base64url.ts'
import type { Keys } from './keys.ts'
import { openBox, sealBox } from './secret-box.ts'

/**
 * What wallets keep for us, sealed, in base64url. Its key derives from the first master key: what is out there cannot be sealed
 * again when the master key is replaced, and wallets come back after days.
 */
export const sealText = (keys: Keys, purpose: string, content: object): string =>
  Buffer.from(sealBox(keys.secret(purpose), Buffer.from(JSON.stringify(content)))).toString('base64url')

/** What was sealed; undefined for anything else, and for another spelling of it. */
export function openText(keys: Keys, purpose: string, text: string): unknown {
  const box = fromBase64url(text)
  if (!box) return undefined
  try {
    return JSON.parse(Buffer.from(openBox(keys.secret(purpose), box)).toString('utf8'))
  } catch {
    return undefined
  }
}
