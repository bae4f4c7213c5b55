import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'

export interface Page {
  html: Buffer
  gzipped: Buffer
  language: LanguageCode
  contentSecurityPolicy: string
}

/** The prerendered page for a path in this language, otherwise the app's fallback page in it. */
export type FindPage = (language: LanguageCode, path: string) => Page

const fallback = '__spa-fallback.html'
/** All certificates start with the same prerendered page. */
const certificatePage = { paths: /^\/verify\/[^/]+$/, prerendered: '/verify/certificate' }

/**
 * The built app's pages, read once; undefined if the app is not built. English pages are at the top of the folder, those of
 * another language in a folder of that name; `csp.json` has the hashes of their inline scripts.
 */
export function readPages(root: string): FindPage | undefined {
  if (!existsSync(join(root, fallback))) return undefined
  const hashes: Record<string, string[]> = JSON.parse(readFileSync(join(root, 'csp.json'), 'utf8'))
  const pages = new Map(
    Object.entries(hashes).map(([file, scripts]) => {
      const page = readPage(join(root, file), languageOf(file), scripts)
      return [`${page.language} ${pathOf(file)}`, page]
    }),
  )
  return (language, path) =>
    pages.get(`${language} ${prerenderedAt(path.replace(/(.)\/$/, '$1'))}`) ??
    pages.get(`${language} ${fallback}`) ??
    pages.get(`en ${fallback}`)!
}

const prerenderedAt = (path: string): string =>
  certificatePage.paths.test(path) ? certificatePage.prerendered : path

const languageOf = (file: string): LanguageCode =>
  languageCodes.find((one) => file.startsWith(`${one}/`)) ?? 'en'

/** 'ar/sign-in/index.html' -> '/sign-in'. The fallback page keeps its file name, which is not a path. */
function pathOf(file: string): string {
  const name = file.slice(languageOf(file) === 'en' ? 0 : 3)
  return name === fallback ? fallback : `/${name.replace(/\/?index\.html$/, '')}`
}

function readPage(path: string, language: LanguageCode, scripts: string[]): Page {
  const html = readFileSync(path)
  return {
    html,
    gzipped: gzipSync(html, { level: 9 }),
    language,
    contentSecurityPolicy: contentSecurityPolicy(scripts.map((hash) => `'${hash}'`).join(' ')),
  }
}

/** Inline styles are Mantine's; inline scripts run only by the hash that the build recorded. */
const contentSecurityPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    // For files that the page itself has fetched, such as KYC documents; not for addresses.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
