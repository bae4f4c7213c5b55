import { createHash } from 'node:crypto'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../platform/mail/escape-html.ts'

interface SmallPage {
  language: LanguageCode
  title: string
  says: string
  /** A form that leads on; `opensTab` if it leads out of a frame. */
  form?: { button: string; action: string; fields: Record<string, string>; opensTab: boolean }
  /** Runs once. */
  script?: string
  /** The other origin to which its form is sent. */
  sendsTo?: string
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;color-scheme:light dark}' +
  'button{font:inherit;padding:.6rem 1rem}'

/**
 * A page of a few words for a platform's frame or window, without session or cookie, and with only its own style and script.
 * Any page may frame it, because a platform's pages can be on other hosts than those it names; it can do no more than a link.
 */
export function sendSmallPage(reply: FastifyReply, page: SmallPage): FastifyReply {
  const { script, sendsTo = '' } = page
  return reply
    .removeHeader('x-frame-options')
    .removeHeader('cross-origin-opener-policy')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        `style-src '${digestOf(style)}'`,
        `script-src ${script ? `'${digestOf(script)}'` : "'none'"}`,
        `form-action 'self' ${sendsTo}`.trim(),
        "base-uri 'none'",
        'frame-ancestors *',
      ].join('; '),
    )
    .header('cache-control', 'no-store')
    .header('content-language', page.language)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page))
}

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const htmlOf = ({ language, title, says, form, script }: SmallPage): string =>
  `<!doctype html><html lang="${language}" dir="${languageOf(language).dir}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style>` +
  `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(says)}</p>${form ? formOf(form) : ''}</main>` +
  `${script ? `<script>${script}</script>` : ''}</html>`

const formOf = ({ button, action, fields, opensTab }: NonNullable<SmallPage['form']>): string =>
  `<form method="post" action="${escapeHtml(action)}"${opensTab ? ' target="_blank"' : ''}>` +
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('') +
  `<button>${escapeHtml(button)}</button></form>`
