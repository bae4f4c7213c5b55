import { codesOnPaper, isCertificateLink } from './codes-on-paper.ts'
import { looksLikePaper } from './paper-text.ts'

/**
 * The codes on those pages of a scan that show a certificate, or else on the first page that has any. Undefined if two pages show
 * different certificates.
 */
export function codesOnPages(pages: readonly (readonly string[])[]): readonly string[] | undefined {
  const shown = pages.filter((codes) => codes.some((text) => looksLikePaper(text) || isCertificateLink(text)))
  if (shown.length === 0) return pages.find((codes) => codes.length > 0) ?? []
  const codes = shown.flat()
  const isEachOne = shown.every((page) => codesOnPaper(page).agree)
  return isEachOne && !codesOnPaper(codes).agree ? undefined : codes
}
