import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { escapeHtml } from './escape-html.ts'
import type { MailBlock, MailBrand, MailDocument, MailPicture } from './mail-blocks.ts'
import { brandColours, darkStyles, mailStyles as styles } from './mail-styles.ts'

const credenza: MailBrand = { name: 'Credenza', colour: '#1d4ed8' }

/**
 * The HTML of an email, with tables and inline styles, which every email program understands; the style sheet only adds dark
 * mode and small screens. At most 600 pixels wide, and as narrow as the reader's screen.
 */
export function mailPage({ language, blocks, sender, brand = credenza }: MailDocument): string {
  const direction = languageOf(language).dir
  const { button } = brandColours(brand.colour)
  const rows = blocks.map((block) => row(element(block, button), styles.row, block.language))
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(sender)}</title><style>${darkStyles}</style></head>` +
    `<body class="ground" dir="${direction}" style="${styles.body}">` +
    `<table role="presentation" class="ground" style="${styles.ground}"><tr><td align="center" style="${styles.around}">` +
    `<table role="presentation" class="card" dir="${direction}" style="${styles.card};border-top:6px solid ${brand.colour}">` +
    `${row(head(brand), styles.headRow)}\n${rows.join('\n')}\n` +
    `${row(`<p class="quiet" style="${styles.sender}">${escapeHtml(sender)}</p>`, styles.lastRow)}` +
    '</table></td></tr></table></body></html>\n'
  )
}

const row = (content: string, style: string, language?: LanguageCode): string => {
  const spoken = language ? ` lang="${language}" dir="${languageOf(language).dir}"` : ''
  return `<tr><td class="side"${spoken} style="${style}">${content}</td></tr>`
}

function head({ name, logo }: MailBrand): string {
  const picture = logo
    ? `<td style="${styles.logoCell}"><img src="${escapeHtml(logo.source)}" alt="${escapeHtml(logo.description)}" ` +
      `width="48" height="48" style="${styles.logo}"></td>`
    : ''
  return (
    `<table role="presentation" style="${styles.inner}"><tr>${picture}` +
    `<td dir="auto" style="${styles.name}">${escapeHtml(name)}</td></tr></table>`
  )
}

function element(block: MailBlock, buttonColours: string): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block)
    case 'code':
      return `<p class="code" dir="ltr" style="${styles.code}">${escapeHtml(block.code)}</p>`
    case 'action':
      return button(block, buttonColours)
    case 'link':
      return `<p style="${styles.text}">${anchor(block.url, block.label)}</p>`
    case 'picture':
      return picture(block)
  }
}

/** Keeps line breaks that somebody typed, as in a reason. */
function paragraph({ text, link, direction }: { text: string; link?: string; direction?: string }): string {
  const pieces = link ? text.split(link).map(escapeHtml) : [escapeHtml(text)]
  const content = pieces.join(link ? anchor(link, link) : '')
  return `<p${direction ? ` dir="${direction}"` : ''} style="${styles.text}">${content}</p>`
}

function button({ label, url }: { label: string; url: string }, colours: string): string {
  const address = escapeHtml(url)
  return (
    `<p style="${styles.buttonLine}"><a href="${address}" style="${styles.button};${colours}">${escapeHtml(label)}</a></p>\n` +
    `<p class="quiet" dir="ltr" style="${styles.address}">${address}</p>`
  )
}

function picture({ source, description, widthPx, isCode = false, url }: MailPicture): string {
  const image =
    `<img src="${escapeHtml(source)}" alt="${escapeHtml(description)}" width="${widthPx}" ` +
    `style="${isCode ? styles.codePicture : styles.picture};max-width:${widthPx}px">`
  return url ? `<a href="${escapeHtml(url)}">${image}</a>` : image
}

const anchor = (url: string, label: string): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`
