import type { CertificateRow } from '../certificate-store.ts'

const longest = 60

/**
 * What a certificate's files are called in an archive, but for the extension: the recipient's name as far as every file
 * system takes it, and the certificate's public name, which no other has.
 */
export function archiveName({ user_name, slug }: Pick<CertificateRow, 'user_name' | 'slug'>): string {
  const name = user_name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...name].slice(0, longest).concat(`-${slug}`).join('').replace(/^-/, '')
}
