import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { noSuchCall } from '../http/errors.ts'
import { isLoopback } from '../http/outgoing/public-address.ts'
import { comesFromThisMachine } from '../http/outgoing/this-machine.ts'
import { escapeHtml } from './escape-html.ts'
import { type KeptMail, openMailbox } from './mailbox.ts'
import { mailboxFolder } from './open-mail.ts'

/**
 * The development mailbox at /dev/mail. Emails contain links and one-time codes, so it exists only if the deployment's URL is
 * on this machine, and only for callers on this machine.
 */
export function mailboxRoutes(app: App, ctx: Context): void {
  const { smtp, publicUrl } = ctx.config
  if (smtp || !isLoopback(new URL(publicUrl).hostname)) return
  const onRequest = async (request: FastifyRequest) => {
    if (!comesFromThisMachine(request)) throw noSuchCall(request)
  }
  const mailbox = openMailbox(mailboxFolder(ctx.config.dataFolder))
  app.get(
    '/dev/mail',
    {
      onRequest,
      config: { access: ['anyone'] },
      schema: { hide: true, querystring: z.object({ to: z.string().max(320).optional() }) },
    },
    async (request, reply) => {
      const to = request.query.to?.trim() || undefined
      const mails = await mailbox.list(to)
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(to ?? '', mails))
    },
  )

  app.get(
    '/dev/mail/:mailId/:filename',
    {
      onRequest,
      config: { access: ['anyone'] },
      schema: { hide: true, params: z.object({ mailId: z.string().max(60), filename: z.string().max(200) }) },
    },
    async (request, reply) => {
      const { mailId, filename } = request.params
      const attachment = await mailbox.readAttachment(mailId, filename)
      if (!attachment) throw refusal('not_found.mail')
      return reply
        .header('cache-control', 'no-store')
        .type(attachment.contentType)
        .send(Buffer.from(attachment.content))
    },
  )
}

const page = (to: string, mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Development mailbox</title><style>${style}</style><main><h1>Development mailbox</h1>` +
  `<form><label>To <input type="email" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>` +
  `${mails.map(article).join('') || '<p>No emails yet.</p>'}</main></html>`

/** The HTML is shown in a frame that can neither run scripts nor navigate away. */
const article = ({ id, sentAt, to, subject, text, html, attachments }: KeptMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(sentAt)} to ${escapeHtml(to)}</p>` +
  `<pre>${withLinks(text)}</pre>${
    html === undefined
      ? ''
      : `<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(withPictures(id, html, attachments))}"></iframe></details>`
  }${attachments.map(({ filename }) => `<p><a href="${attachmentPath(id, filename)}">${escapeHtml(filename)}</a></p>`).join('')}</article>`

const attachmentPath = (id: string, filename: string): string =>
  `/dev/mail/${id}/${encodeURIComponent(filename)}`

/** Replaces the content ids of attachments in the HTML with their addresses here. */
const withPictures = (id: string, html: string, attachments: KeptMail['attachments']): string =>
  attachments.reduce(
    (shown, { contentId, filename }) =>
      contentId ? shown.replaceAll(`cid:${contentId}`, attachmentPath(id, filename)) : shown,
    html,
  )

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
