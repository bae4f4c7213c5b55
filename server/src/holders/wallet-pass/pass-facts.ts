import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { transitionOf } from '../../certificates/certificate/certificate-state.ts'
import { findHeldCertificate } from '../../certificates/certificate/find-held.ts'
import { documentKeys } from '../../certificates/certificate/sealed/document-keys.ts'
import { openSigned } from '../../certificates/certificate/sealed/open-signed.ts'
import { openMaterials } from '../../certificates/drawing/materials.ts'
import { signedPart } from '../../certificates/drawing/signed-facts.ts'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** The content of a pass, for its holder's own phone. */
export interface PassFacts {
  certificate: Pick<Certificate, 'id' | 'userName' | 'title' | 'issuerName' | 'date'> & { validUntil: string }
  /** Opens the certificate, like the link printed on it. */
  link: string
  /** The issuer's colours as '#rrggbb', and its logo if that is a PNG. */
  colours: { accent: string; paper: string }
  logo: Uint8Array | undefined
}

/**
 * The facts of the caller's own certificate. Throws 'not_found' for anybody else's and for one whose document was erased, and
 * the reason if it is not accepted and in force.
 */
export async function passFacts(ctx: Context, accountId: string, certificateId: string): Promise<PassFacts> {
  const certificate = await findHeldCertificate(ctx.db, accountId, certificateId)
  const outcome = transitionOf(certificate, 'deliver')
  if ('refused' in outcome) throw refusal(outcome.refused)
  const documentKey = (await documentKeys(ctx, [certificate])).get(certificate.id)
  if (!documentKey) throw refusal('not_found.certificate')
  const said = signedPart(await openSigned(ctx, certificate, documentKey))
  const { settings, images } = await openMaterials(ctx).look(certificate)
  return {
    // What was signed, never what the tables say: a pass carries a signature too.
    certificate: {
      id: certificate.id,
      userName: said.name,
      title: said.title,
      issuerName: said.issuer,
      date: said.date,
      validUntil: said.validUntil ?? '',
    },
    link: `${ctx.config.publicUrl}/verify/${certificate.slug}#${documentKey}`,
    colours: settings.colours,
    logo: images.logo && isPng(images.logo) ? images.logo : undefined,
  }
}

const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(1, 4)).toString('latin1') === 'PNG'
