import type { CertificateDocument, Signed } from '@credenza/credential/issue'
import type { Context } from '../../context.ts'
import type { P256Jwk } from '../../platform/keys/p256-key.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** What a format is made from. */
export interface Making {
  document: Signed<CertificateDocument>
  holderKey: P256Jwk | undefined
}

/** Writes a certificate in one format: a JSON document or a text. */
export type Maker = (
  ctx: Context,
  certificate: Certificate,
  making: Making,
) => Promise<string | Record<string, unknown>>
