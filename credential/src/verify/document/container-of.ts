import { isPaperOf } from '../../paper/is-paper-of.ts'
import { checkPdf } from '../checks/check-seal.ts'
import { type FindingCode, finding } from '../findings.ts'
import type { CameIn, Container } from './came-in.ts'

/** Finds this about the container, unless check 1 says something worse about the certificate itself. */
const doubted = (code: FindingCode): Container => ({
  check: (form) => (form.answer === 'passed' ? finding(code) : form),
})

/** For a saved page that was changed after it was made. */
export const alteredPage = doubted('page-altered')
/** For a saved page that says it was made later than it is now. */
export const pageFromLater = doubted('page-later')

/** How `verifyCertificate` takes account of what a certificate came in. */
export function containerOf(cameIn: CameIn | undefined): Container | undefined {
  if (cameIn === undefined) return undefined
  if (cameIn === 'altered-page') return alteredPage
  if (cameIn === 'unlinked-paper') return doubted('paper-link-unopened')
  // None of the certificates on such a paper is judged: nobody knows which one the words on it are of.
  if (cameIn === 'altered-paper') return { instead: async () => finding('paper-altered') }
  if (typeof cameIn === 'object' && 'code' in cameIn) {
    const { code, linked } = cameIn
    return { instead: async () => ((await isPaperOf(code, linked)) ? undefined : finding('paper-altered')) }
  }
  return { check: (form, ...about) => (form.answer === 'passed' ? checkPdf(form, cameIn, ...about) : form) }
}
