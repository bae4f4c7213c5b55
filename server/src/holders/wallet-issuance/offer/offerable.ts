import type { Certificate } from '../../../certificates/certificate/certificate.ts'
import { transitionOf } from '../../../certificates/certificate/certificate-state.ts'
import { refusal } from '../../../platform/http/api-error.ts'

/** Whether a certificate is signed and not decided on yet. A wallet is then asked to come back later. */
export const isAwaited = (certificate: Certificate): boolean => 'to' in transitionOf(certificate, 'accept')

/** Whether a wallet can have a certificate, now or once it is accepted. */
export const isOfferable = (certificate: Certificate): boolean => !refusalToOffer(certificate)

/** Why a certificate cannot be delivered, except that it is not accepted yet; undefined if it can. */
export function refusalToOffer(certificate: Certificate) {
  const outcome = transitionOf(certificate, 'deliver')
  return 'refused' in outcome && !isAwaited(certificate) ? outcome.refused : undefined
}

/** Throws the reason if a certificate cannot be offered. */
export function requireOfferable(certificate: Certificate): void {
  const refused = refusalToOffer(certificate)
  if (refused) throw refusal(refused)
}
