import { type Words, words } from '@credenza/languages/words'
import { badgeSize } from '@credenza/schema/constants'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { fitted } from './fitted.ts'

/** What the server can say about a signed certificate. Whether it is valid is determined in the visitor's browser. */
export type BadgeState = keyof Words['document']['badge']['states']

export interface BadgeFacts {
  /** 'Diploma': the kind of certificate. Its title is only for people with the link's key. */
  type: string
  issuer: string
  state: BadgeState
}

const { width, height } = badgeSize
const [ink, quiet, accent, warning] = ['#1f2937', '#4b5563', '#3b41b5', '#b42318']
const check = '<path d="m28 36 6 6 11-12"/>'
const exclamation = '<path d="M36 27v11M36 44v1"/>'

/** Isolates a name in a sentence of another direction (Unicode bidirectional algorithm, section 2.4.2). */
const isolated = (name: string): string => `\u2068${name}\u2069`

/**
 * Draws a badge as a self-contained SVG, without script, style sheet, font or link, so that any page can show it as an <img>.
 * White with a border, it is readable on light and dark pages.
 */
export function drawBadge({ type, issuer, state }: BadgeFacts, language: LanguageCode): string {
  const { dir: direction } = languageOf(language)
  const { issuedBy, states } = words[language].document.badge
  const mirrored = direction === 'rtl'
  const colour = state === 'unopposed' ? accent : warning
  const line = (y: number, text: string, fill: string, more = '') =>
    `<text x="${mirrored ? width - 72 : 72}" y="${y}" fill="${fill}"${more}>${escapeHtml(text)}</text>`
  const described = `${type}. ${issuedBy(isolated(issuer))}. ${states[state]}.`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" lang="${language}">
<title id="t">${escapeHtml(described)}</title>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#fff" stroke="#c7cbd6"/>
<g transform="translate(${mirrored ? width - 72 : 0} 0)" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="36" cy="36" r="20"/>${state === 'unopposed' ? check : exclamation}</g>
<g direction="${direction}" font-family="Inter, system-ui, 'Segoe UI', Roboto, 'Noto Sans Arabic', 'Noto Sans Devanagari', 'Noto Sans SC', sans-serif" font-size="12">
${line(25, fitted(type, 26), ink, ' font-size="15" font-weight="600"')}
${line(43, issuedBy(isolated(fitted(issuer, 28))), quiet)}
${line(60, states[state], colour, ' font-weight="600"')}
</g>
</svg>
`
}
