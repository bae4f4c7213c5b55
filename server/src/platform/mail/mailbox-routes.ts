import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../http/app.ts'
import { escapeHtml } from './escape-html.ts'
import { type KeptMail, openMailbox } from './mailbox.ts'
import { mailboxFolder } from './open-mail.ts'

/** The development mailbox at /dev/mail. Mails hold links and one-time codes: never in production. */
export function mailboxRoutes(app: App, ctx: Context): void {
  if (ctx.config.production) return
  const mailbox = openMailbox(mailboxFolder(ctx.config.dataFolder))
  app.get(
    '/dev/mail',
    {
      config: { access: ['anyone'] },
      schema: { hide: true, querystring: z.object({ to: z.string().max(320).optional() }) },
    },
    async (request, reply) => {
      const to = request.query.to?.trim() || undefined
      const mails = await mailbox.list(to)
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(to ?? '', mails))
    },
  )
}

const page = (to: string, mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Development mailbox</title><style>${style}</style><main><h1>Development mailbox</h1>` +
  `<form><label>To <input type="email" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>` +
  `${mails.map(article).join('') || '<p>No mail yet.</p>'}</main></html>`

/** The HTML form stands in a frame that may neither run scripts nor leave. */
const article = ({ sentAt, to, subject, text, html }: KeptMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(sentAt)} to ${escapeHtml(to)}</p>` +
  `<pre>${withLinks(text)}</pre>${
    html === undefined
      ? ''
      : `<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>`
  }</article>`

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) =>
      i % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-block-start:1px solid;margin-block-start:2rem}' +
  'iframe{box-sizing:border-box;inline-size:100%;block-size:28rem;border:1px solid}input,button{font:inherit;padding:.25rem .5rem}'
