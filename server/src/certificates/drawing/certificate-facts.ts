import type { DocumentFacts } from '@credenza/document'
import type { CertificateState } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { certificateToWire } from '../certificate/wire.ts'
import { readPaper } from '../paper/read-paper.ts'
import { signedPart } from './signed-facts.ts'

const standings: Record<CertificateState, DocumentFacts['standing']> = {
  draft: 'pending',
  signed: 'pending',
  accepted: 'verified',
  recorded: 'verified',
  transferred: 'verified',
  declined: 'declined',
  suspended: 'suspended',
  superseded: 'superseded',
  revoked: 'revoked',
}

/**
 * The content of a certificate's document. What its issuer signed is taken from `signed`, never from the tables: the result gets
 * the issuer's seal. Only a draft, and a certificate whose document was erased, have none. `documentKey` goes behind the '#' of
 * its link, so give it only to people who may have the key.
 */
export async function certificateFacts(
  ctx: Context,
  certificate: Certificate,
  {
    documentKey,
    signed,
    language,
  }: {
    documentKey: string | undefined
    signed: Uint8Array | undefined
    language: DocumentFacts['language']
  },
): Promise<DocumentFacts> {
  const wire = await certificateToWire(ctx, certificate, {})
  const paper = documentKey === undefined ? undefined : await readPaper(ctx, certificate, documentKey)
  return {
    name: certificate.userName,
    title: certificate.title,
    type: certificate.categoryName,
    issuer: certificate.issuerName,
    date: certificate.date,
    link: `${ctx.config.publicUrl}/verify/${certificate.slug}${documentKey ? `#${documentKey}` : ''}`,
    standing: standings[wire.state],
    recorded: wire.txHash !== '',
    language,
    details: certificate.details,
    ...(paper && { paper }),
    ...(certificate.validUntil && { validUntil: certificate.validUntil }),
    ...(certificate.logIndex !== null && { number: String(certificate.logIndex) }),
    ...(certificate.results.length > 0 && { results: certificate.results }),
    ...(wire.digitalSignature && { digitalSignature: wire.digitalSignature }),
    ...(signed && signedPart(signed)),
  }
}
