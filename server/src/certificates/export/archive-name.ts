import type { CertificateRow } from '../certificate/find-certificates.ts'

/** In characters: with four bytes each and what follows still below the 255 bytes that file systems take. */
const longestName = 50

/**
 * What a certificate's files are called in an archive, but for the extension: the letters and digits of the recipient's
 * name, and the certificate's public name, which no other has.
 */
export function archiveName({ user_name, slug }: Pick<CertificateRow, 'user_name' | 'slug'>): string {
  const words = user_name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...words.join('-')].slice(0, longestName).join('')
  return name ? `${name}-${slug}` : slug
}
