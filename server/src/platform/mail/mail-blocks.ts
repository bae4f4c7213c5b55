import { escapeHtml } from './escape-html.ts'

/** One part of a mail. All texts are plain: what looks like HTML in them is shown as it was typed. */
export type MailBlock =
  /** A paragraph; where it contains `link`, that becomes a link. */
  | { kind: 'text'; text: string; link?: string }
  /** A one-time code, set apart so that it can be read and copied. */
  | { kind: 'code'; code: string }
  /** A link as a button, with its address beneath. */
  | { kind: 'action'; label: string; url: string }
  /** A less prominent link. */
  | { kind: 'link'; label: string; url: string }
  /** A square picture: a `cid:` or `data:` address, since nothing is loaded from elsewhere. */
  | { kind: 'picture'; source: string; description: string; sizePx: number }

export interface MailDocument {
  language: 'en' | 'ar'
  /** Who signs the mail. */
  sender: string
  blocks: readonly MailBlock[]
}

/**
 * Both forms of one mail, saying the same: plain text, and HTML without scripts or anything to be loaded. The HTML sets no
 * colours for text and page, so that light and dark stay the reader's choice.
 */
export const mailDocument = (mail: MailDocument): { text: string; html: string } => ({
  text: textOf(mail),
  html: htmlOf(mail),
})

function textOf({ blocks, sender }: MailDocument): string {
  return `${[...blocks.map(plain), sender].filter((text) => text !== '').join('\n\n')}\n`
}

function plain(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'code':
      return `    ${block.code}`
    case 'action':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'picture':
      return ''
  }
}

function htmlOf({ language, blocks, sender }: MailDocument): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const body = [...blocks.map(element), `<p style="${smallStyle}">${escapeHtml(sender)}</p>`].join('\n')
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(sender)}</title></head><body dir="${direction}" style="${bodyStyle}">${body}</body></html>\n`
  )
}

function element(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block)
    case 'code':
      return `<p style="${codeStyle}">${escapeHtml(block.code)}</p>`
    case 'action':
      return button(block)
    case 'link':
      return `<p>${anchor(block.url, block.label)}</p>`
    case 'picture':
      return (
        `<p><img src="${escapeHtml(block.source)}" alt="${escapeHtml(block.description)}" ` +
        `width="${block.sizePx}" height="${block.sizePx}" style="${pictureStyle}"></p>`
      )
  }
}

/** Line breaks that somebody typed, as in a reason, stay. */
function paragraph({ text, link }: { text: string; link?: string }): string {
  const pieces = link ? text.split(link).map(escapeHtml) : [escapeHtml(text)]
  const content = pieces.join(link ? anchor(link, link) : '')
  return `<p dir="auto" style="white-space:pre-line;overflow-wrap:anywhere">${content}</p>`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return (
    `<p style="margin:24px 0 8px"><a href="${address}" style="${buttonStyle}">${escapeHtml(label)}</a></p>\n` +
    `<p dir="ltr" style="${smallStyle}">${address}</p>`
  )
}

const anchor = (url: string, label: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const bodyStyle =
  'margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif'
const codeStyle = 'font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;margin:24px 0'
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;font-weight:600;text-decoration:none'
const smallStyle = 'font-size:13px;opacity:.75;overflow-wrap:anywhere'
/** White around the code even in dark mode, or no camera reads it. */
const pictureStyle = 'padding:8px;background:#fff;border-radius:8px'
