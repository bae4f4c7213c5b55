import { sayProblem } from '@credenza/credential/bundle-problems'
import { looksLikePaper, PaperError, paperBundle } from '@credenza/credential/paper'
import { readPaperNumber } from '@credenza/credential/seal'
import {
  type Bundle,
  BundleError,
  type CameIn,
  parseBroughtJson,
  parseBundle,
  parseStrictJson,
  presented,
  receiptAbout,
} from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.start

/**
 * Dropped, scanned or pasted input: a link to one of our pages, the number on a printed certificate, a certificate, or why it
 * is not one of these. `paper` is the code beside the link on paper.
 */
export type Recognised =
  | { kind: 'link'; slug: string; key: string; paper?: string }
  /** A link that a holder has made. */
  | { kind: 'shared'; shareId: string; key: string }
  | { kind: 'number'; number: string }
  | { kind: 'bundle'; bundle: Bundle; cameIn?: CameIn }
  /** Or an SD-JWT. */
  | { kind: 'jwt'; jwt: string }
  /** What this site has signed about an answer to one of its requests. */
  | { kind: 'receipt'; receipt: unknown }
  | { kind: 'unknown'; advice: string }

/** Distinguishes a link from a certificate without any request. `host` is ours. */
export function recognise(input: string, host: string): Recognised {
  const text = input.trim()
  if (text === '') return unknown(texts.empty)
  if (text.startsWith('{')) return asReceipt(text, host) ?? asBundle(text)
  if (/^ey[\w-]+\.[\w-]+\.[\w-]+(?:~[\w.~-]*)?$/.test(text)) return { kind: 'jwt', jwt: text }
  if (looksLikePaper(text)) return asPaper(text)
  const typed = asNumber(text, host)
  if (typed) return typed
  if (isShortNumber(text)) return unknown(texts.shortNumber)
  const url = asUrl(text, host)
  return url ? asLink(url, host) : unknown(texts.notJson)
}

function asReceipt(text: string, host: string): Recognised | undefined {
  const receipt = parsed(text)
  const about = receiptAbout(receipt)
  if (about === undefined) return undefined
  const site = new URL(about).host
  return site === host ? { kind: 'receipt', receipt } : unknown(texts.otherSite(site))
}

function parsed(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    return undefined
  }
}

function asBundle(text: string): Recognised {
  try {
    const value = presented(parseBroughtJson(text))
    return typeof value === 'string'
      ? { kind: 'jwt', jwt: value }
      : { kind: 'bundle', bundle: parseBundle(value) }
  } catch (error) {
    return notCertificate(error)
  }
}

/** Says what is wrong with a certificate file, in the language of the page. */
export const notCertificate = (error: unknown): Recognised =>
  unknown(error instanceof BundleError ? sayProblem(texts.problems, error.problem) : texts.notJson)

function asPaper(text: string): Recognised {
  try {
    return { kind: 'bundle', bundle: paperBundle(text) }
  } catch (error) {
    return unknown(error instanceof PaperError ? texts.paper[error.problem] : texts.notJson)
  }
}

/** A number as it is printed, with or without the address before it; undefined for anything else. */
function asNumber(text: string, host: string): Recognised | undefined {
  const [, site, inLink] = /^(?:https?:\/\/)?([^/\s]*)\/v\/([^/]+)\/?$/i.exec(text) ?? []
  const number = readPaperNumber(inLink ?? text)
  if (site && site !== host) return unknown(texts.otherSite(site))
  if (number) return { kind: 'number', number }
  return inLink === undefined && (!isLikeNumber(text) || isShortNumber(text))
    ? undefined
    : unknown(texts.wrongNumber)
}

/** The number of a certificate in its issuer's list, which the paper shows as well: 'Certificate number 40'. It opens nothing. */
const isShortNumber = (text: string): boolean => /^[^\p{Nd}/{]{0,40}\p{Nd}{1,7}$/u.test(text)

/** About as long as a number, and nothing but letters and digits in groups. */
function isLikeNumber(text: string): boolean {
  const plain = text.replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return /^[\p{Nd}a-z]{8,24}$/iu.test(plain) && /\p{Nd}/u.test(plain)
}

function asLink(url: URL, host: string): Recognised {
  const [, isShared, name = ''] = /^\/verify\/(s\/)?([^/]+)\/?$/.exec(url.pathname) ?? []
  const id = decoded(name)
  if (!id) return unknown(texts.notCertificateLink)
  if (url.host !== host) return unknown(texts.otherSite(url.host))
  const key = url.hash.slice(1)
  return isShared ? { kind: 'shared', shareId: id, key } : { kind: 'link', slug: id, key }
}

/** Undefined for a link that was cut within an escaped character. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Also accepts '/verify/…' and 'host/verify/…', as people copy them. */
function asUrl(text: string, host: string): URL | undefined {
  if (/\s/.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return URL.parse(text) ?? undefined
  const url = URL.parse(text.startsWith('/') ? `https://${host}${text}` : `https://${text}`)
  return url?.pathname.includes('/verify/') ? url : undefined
}

const unknown = (advice: string): Recognised => ({ kind: 'unknown', advice })
