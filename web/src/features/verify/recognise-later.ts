import { verifyTexts } from '../../texts/verify.ts'
import type { Recognised } from './recognise.ts'

// What recognises input is loaded when there is some: a page that waits for a certificate does not need it.

export const recogniseLater = (input: string): Promise<Recognised> =>
  orUnreachable(async () => (await import('./recognise.ts')).recognise(input, location.host))

export const recogniseCodesLater = (codes: readonly string[]): Promise<Recognised> =>
  orUnreachable(async () => (await import('./recognise-codes.ts')).recogniseCodes(codes, location.host))

async function orUnreachable(recognised: () => Promise<Recognised>): Promise<Recognised> {
  try {
    return await recognised()
  } catch {
    return { kind: 'unknown', advice: verifyTexts.cannotStart.unreachable.advice }
  }
}
