import { verifyTexts } from '../../texts/verify.ts'
import type { Recognised } from './recognise.ts'

/** Loads what recognises input when there is some: a page that waits for a certificate does not need it. */
export async function recogniseLater(input: string): Promise<Recognised> {
  try {
    const { recognise } = await import('./recognise.ts')
    return recognise(input, location.host)
  } catch {
    return { kind: 'unknown', advice: verifyTexts.cannotStart.unreachable.advice }
  }
}
