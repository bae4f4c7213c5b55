import { sha256 } from '../crypto/sha256.ts'
import { readDisclosure } from './disclosure.ts'

/**
 * An SD-JWT that discloses only these claims of those that it could (RFC 9901 §4): a part that its issuer's signature still
 * proves. A key binding is dropped, since it covers all that was shown.
 */
export function showPart(text: string, names: readonly string[]): string {
  const [jwt = '', ...rest] = text.split('~')
  const shown = rest.slice(0, -1).filter((one) => names.includes(readDisclosure(one, sha256).name ?? ''))
  return [jwt, ...shown, ''].join('~')
}
