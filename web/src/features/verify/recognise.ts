import { type Bundle, BundleError, parseBundle } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.start

/**
 * Dropped, scanned or pasted input: a link to one of our pages, a certificate, or why it is neither. `isAltered`: it
 * came in a saved page that has been altered.
 */
export type Recognised =
  | { kind: 'link'; slug: string; key: string }
  | { kind: 'bundle'; bundle: Bundle; isAltered?: boolean }
  | { kind: 'jwt'; jwt: string }
  | { kind: 'unknown'; advice: string }

/** Distinguishes a link from a certificate without any request. `host` is ours. */
export function recognise(input: string, host: string): Recognised {
  const text = input.trim()
  if (text === '') return unknown(texts.empty)
  if (text.startsWith('{')) return asBundle(text)
  if (/^ey[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return { kind: 'jwt', jwt: text }
  const url = asUrl(text, host)
  return url ? asLink(url, host) : unknown(texts.notJson)
}

function asBundle(text: string): Recognised {
  try {
    return { kind: 'bundle', bundle: parseBundle(text) }
  } catch (error) {
    return unknown(error instanceof BundleError ? `${error.message}.` : texts.notJson)
  }
}

function asLink(url: URL, host: string): Recognised {
  const slug = decoded(/^\/verify\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? '')
  if (!slug) return unknown(texts.notCertificateLink)
  if (url.host !== host) return unknown(texts.otherSite(url.host))
  return { kind: 'link', slug, key: url.hash.slice(1) }
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
  const full = /^https?:\/\//i.test(text)
    ? text
    : text.startsWith('/')
      ? `https://${host}${text}`
      : `https://${text}`
  const url = URL.parse(full)
  return url?.pathname.includes('/verify/') || /^https?:\/\//i.test(text) ? (url ?? undefined) : undefined
}

const unknown = (advice: string): Recognised => ({ kind: 'unknown', advice })
