import { certificateInBlockcerts } from '../blockcerts/certificate-in-blockcerts.ts'
import { transcriptIn } from '../clr/transcript-in.ts'
import { certificateInElm } from '../elm/certificate-in-elm.ts'
import type { GeneralPath } from '../verify/ports.ts'

/**
 * The parts of a CLR transcript, or of an ELM or Blockcerts credential, if it says exactly what follows from its certificate.
 */
export const partsIn: GeneralPath['partsIn'] = async (document, sha256) => {
  const certificate = certificateInElm(document, sha256) ?? certificateInBlockcerts(document, sha256)
  return certificate ? { certificate, courses: [] } : transcriptIn(document, sha256)
}
