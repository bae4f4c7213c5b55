import { fileBaseOf } from '@credenza/schema/file-name'
import type { Certificate } from '../certificate/certificate.ts'

/**
 * The base name of a certificate's files in an archive. It ends with the certificate's public name, which is unique and
 * tells namesakes apart.
 */
export const archiveName = (certificate: Pick<Certificate, 'title' | 'userName' | 'slug'>): string =>
  `${fileBaseOf(certificate)} (${certificate.slug})`
