import { escapeHtml } from './escape-html.ts'

/** What a mail says, in order. All of it is plain text; people's names are welcome in it. */
export interface MailContent {
  greeting: string
  paragraphs: readonly string[]
  /** A one-time code, set apart so that it can be read and copied. */
  code?: string
  action?: { label: string; url: string }
  /** After the code or the action, e.g. what to do when one did not ask for this mail. */
  closing?: readonly string[]
}

const sender = 'Credenza'

/**
 * Both forms of one mail, saying the same: plain text, and HTML without images, scripts, or anything to be loaded. The
 * HTML sets no colours for text and page, so that light and dark stay the reader's choice.
 */
export function mailBody(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({ greeting, paragraphs, code, action, closing = [] }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    sender,
  ]
  return `${blocks.join('\n\n')}\n`
}

function htmlOf({ greeting, paragraphs, code, action, closing = [] }: MailContent): string {
  const blocks = [
    ...[greeting, ...paragraphs].map(paragraph),
    ...(code ? [`<p style="${codeStyle}">${escapeHtml(code)}</p>`] : []),
    ...(action ? [button(action)] : []),
    ...closing.map(paragraph),
    `<p style="${smallStyle}">${sender}</p>`,
  ]
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${sender}</title></head><body style="${bodyStyle}">${blocks.join('\n')}</body></html>\n`
  )
}

const bodyStyle =
  'margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif'
const codeStyle = 'font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;margin:24px 0'
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;font-weight:600;text-decoration:none'
const smallStyle = 'font-size:13px;opacity:.75;overflow-wrap:anywhere'

/** Line breaks that somebody typed, such as those of a reason, stay. */
const paragraph = (text: string): string =>
  `<p dir="auto" style="white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</p>`

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return (
    `<p style="margin:24px 0 8px"><a href="${address}" style="${buttonStyle}">${escapeHtml(label)}</a></p>\n` +
    `<p style="${smallStyle}">${address}</p>`
  )
}
