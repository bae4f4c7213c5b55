import type { Context } from '../../context.ts'
import type { App } from '../http/app.ts'
import { openMailbox } from './mailbox.ts'
import { mailboxFolder } from './open-mail.ts'

/** The development mailbox at /dev/mail. Mails hold links and one-time codes: never in production. */
export function mailboxRoutes(app: App, ctx: Context): void {
  if (ctx.config.production) return
  const mailbox = openMailbox(mailboxFolder(ctx.config.dataFolder))
  app.get(
    '/dev/mail',
    { config: { access: ['anyone'] }, schema: { hide: true } },
    async (_request, reply) => {
      const mails = await mailbox.list()
      const items = mails.map(
        ({ sentAt, to, subject, text }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(sentAt)} to ${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre></article>`,
      )
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('text/html; charset=utf-8')
        .send(page(items.join('') || '<p>No mail yet.</p>'))
    },
  )
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Development mailbox</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;` +
  `margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style><main><h1>Development mailbox</h1>${body}</main></html>`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
