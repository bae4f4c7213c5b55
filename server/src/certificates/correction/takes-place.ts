import { isAsFarAs, isOver, offChainState } from '@credenza/schema'
import type { Certificate } from '../certificate/certificate.ts'
import { factsOf, transitionOf } from '../certificate/certificate-state.ts'

/** Whether a correction may still replace the certificate that it corrects, now or later. */
export const mayTakePlace = (corrected: Certificate, correction: Certificate): boolean =>
  'to' in transitionOf(corrected, 'supersede') && !isOver(offChainState(factsOf(correction)))

/**
 * Whether the correction replaces the certificate now. It must have got as far: signed if the corrected one was only signed,
 * accepted if that one was accepted (docs/decisions/0018-corrections.md).
 */
export const takesPlace = (corrected: Certificate, correction: Certificate): boolean =>
  mayTakePlace(corrected, correction) && isAsFarAs(factsOf(correction), factsOf(corrected))
