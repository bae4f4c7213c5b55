import { badgeSize } from '@credenza/schema/constants'
import type { Language } from '../../platform/http/language.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { type BadgeState, badgeWords } from './badge-words.ts'
import { fitted } from './fitted.ts'

export interface BadgeFacts {
  /** 'Diploma': the kind of certificate. Its title is only for people who have the link's key. */
  type: string
  issuer: string
  state: BadgeState
}

const { width, height } = badgeSize
const [ink, quiet, accent, warning] = ['#1f2937', '#4b5563', '#3b41b5', '#b42318']
const check = '<path d="m28 36 6 6 11-12"/>'
const exclamation = '<path d="M36 27v11M36 44v1"/>'

/**
 * A badge as a self-contained SVG picture, without script, style sheet, font or link, so that it can be an <img> in
 * anybody's page. White with a border, it is readable on light and dark pages.
 */
export function drawBadge({ type, issuer, state }: BadgeFacts, language: Language): string {
  const { direction, issuedBy, states } = badgeWords[language]
  const mirrored = direction === 'rtl'
  const colour = state === 'unopposed' ? accent : warning
  const line = (y: number, text: string, fill: string, more = '') =>
    `<text x="${mirrored ? width - 72 : 72}" y="${y}" fill="${fill}"${more}>${escapeHtml(text)}</text>`
  const described = `${type}. ${issuedBy(issuer)}. ${states[state]}.`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" lang="${language}">
<title id="t">${escapeHtml(described)}</title>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#fff" stroke="#c7cbd6"/>
<g transform="translate(${mirrored ? width - 72 : 0} 0)" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="36" cy="36" r="20"/>${state === 'unopposed' ? check : exclamation}</g>
<g direction="${direction}" font-family="Inter, system-ui, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif" font-size="12">
${line(25, fitted(type, 26), ink, ' font-size="15" font-weight="600"')}
${line(43, issuedBy(fitted(issuer, 28)), quiet)}
${line(60, states[state], colour, ' font-weight="600"')}
</g>
</svg>
`
}
