import type { Certificate } from '../certificate/certificate.ts'

/** In characters: at four bytes each, plus what follows, still below the 255 bytes that file systems allow. */
const longestName = 50

/**
 * The base name of a certificate's files in an archive: the letters and digits of the recipient's name, and the
 * certificate's public name, which is unique.
 */
export function archiveName({ userName, slug }: Pick<Certificate, 'userName' | 'slug'>): string {
  const words = userName.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...words.join('-')].slice(0, longestName).join('')
  return name ? `${name}-${slug}` : slug
}
