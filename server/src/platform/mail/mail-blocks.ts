import type { LanguageCode } from '@credenza/schema/languages'
import { mailPage } from './mail-page.ts'

/**
 * One part of an email, in the email's language unless it names another. All texts are plain: what looks like HTML is shown as
 * it was typed.
 */
export type MailBlock = MailPart & { language?: LanguageCode }

type MailPart =
  /**
   * A paragraph. Where it contains `link`, that becomes a link. It has the direction of its language, even if it begins with a
   * name in another script. Texts that a person typed have their own `direction`; 'auto' is that of the first letter.
   */
  | { kind: 'text'; text: string; link?: string; direction?: 'auto' | 'ltr' | 'rtl' }
  /** A one-time code, set apart for reading and copying. */
  | { kind: 'code'; code: string }
  /** A link as a button, with the address below. */
  | { kind: 'action'; label: string; url: string }
  /** A less prominent link. */
  | { kind: 'link'; label: string; url: string }
  | MailPicture

/** A picture, at most as wide as the email. `url` makes it a link. */
export interface MailPicture {
  kind: 'picture'
  /** A `cid:` or `data:` address, since nothing is loaded from elsewhere. */
  source: string
  description: string
  widthPx: number
  /** For a QR code, which is square and needs a light background to be readable in dark mode. */
  isCode?: boolean
  url?: string
}

/** Whose email it is, shown at the top. */
export interface MailBrand {
  name: string
  /** '#' and six hexadecimal digits. */
  colour: string
  logo?: { source: string; description: string }
}

export interface MailDocument {
  language: LanguageCode
  /** Who signs the email. */
  sender: string
  /** Credenza by default. */
  brand?: MailBrand
  blocks: readonly MailBlock[]
}

/** Both forms of an email with the same content: plain text, and HTML without scripts or external resources. */
export const mailDocument = (mail: MailDocument): { text: string; html: string } => ({
  text: textOf(mail),
  html: mailPage(mail),
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
