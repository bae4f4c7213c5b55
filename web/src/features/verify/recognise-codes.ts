import { codesOnPaper } from '@credenza/credential/paper'
import { noCertificate } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'
import { type Recognised, recognise } from './recognise.ts'

/**
 * What the QR codes in one picture, or in one view of the camera, lead to. A printed certificate shows its link, which says more,
 * and a code that is checked without a network.
 */
export function recogniseCodes(codes: readonly string[], host: string): Recognised {
  const { link, code, agree } = codesOnPaper(codes)
  if (!agree) return { kind: 'bundle', bundle: noCertificate, cameIn: 'altered-paper' }
  const text = link ?? code
  if (text === undefined) return { kind: 'unknown', advice: verifyTexts.start.noCode }
  const found = recognise(text, host)
  return found.kind === 'link' && code !== undefined ? { ...found, paper: code } : found
}
