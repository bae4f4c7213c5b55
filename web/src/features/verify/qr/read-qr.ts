import { type Pixels, readCodes, readFrame } from '@credenza/credential/portable'

/**
 * The texts of the QR codes in a picture. With 'thorough' patience it tries again, larger, sharper and in plain black and
 * white, which suits a single photograph; camera frames get one try each.
 */
export const readQr = (picture: Pixels, patience: 'once' | 'thorough'): string[] =>
  patience === 'thorough' ? readCodes(picture) : readFrame(picture)
