import { parseUrl } from '../bytes/parse-url.ts'
import { looksLikePaper, readPaper } from './paper-text.ts'

/** What the QR codes in one picture lead to. `agree` is false if they cannot all be of one certificate. */
export interface CodesOnPaper {
  link?: string
  /** The statement that the issuer signed. */
  code?: string
  agree: boolean
}

/**
 * Tells the codes in a picture of a printed certificate apart. A forger may cover one of the two codes on a paper or add
 * another, so we never choose between two of a kind, and beside a statement we accept only the link that its host prints. Codes
 * that lead to no certificate, such as the address of a university, matter only where such a link should be. Whether link and
 * statement are of the same certificate turns out once the link is opened: ask `isPaperOf`.
 */
export function codesOnPaper(texts: readonly string[]): CodesOnPaper {
  const codes = [...new Set(texts.filter(looksLikePaper))]
  const others = [...new Set(texts)].filter((text) => !looksLikePaper(text))
  const links = others.filter(isCertificateLink)
  const link = links[0] ?? others.find(isAddress) ?? (codes.length === 0 ? others[0] : undefined)
  const [code] = codes
  const isOneOfEach = codes.length < 2 && links.length < 2
  const agree = isOneOfEach && (code === undefined || link === undefined || link === linkBeside(code, link))
  return { ...(link !== undefined && { link }), ...(code !== undefined && { code }), agree }
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Whether this is a link to a certificate's page on any host, with a key or a number. */
export const isCertificateLink = (text: string): boolean =>
  /^\/(?:verify|v)\/[^/]/.test(parseUrl(text)?.pathname ?? '')

/** The link if it is of the kind that is printed beside this statement: a certificate's own, on the same host. */
function linkBeside(code: string, link: string): string | undefined {
  const url = parseUrl(link)
  const isOwn = url !== null && url.host === hostOf(code) && /^\/verify\/[^/]+\/?$/.test(url.pathname)
  return isOwn ? link : undefined
}

function hostOf(code: string): string | undefined {
  try {
    return readPaper(code).statement.host.toLowerCase()
  } catch {
    return undefined
  }
}
