import type { LanguageCode } from '@credenza/schema/languages'
import { mailPage } from './mail-page.ts'

/**
 * One part of an email, in the email's language unless it names another. All texts are plain: what looks like HTML in them is
 * shown as it was typed.
 */
export type MailBlock = MailPart & { language?: LanguageCode }

type MailPart =
  /**
   * A paragraph; where it contains `link`, that becomes a link. It runs as its language does, whatever script a name at
   * its beginning has. What a person typed has its own `direction`: 'auto' is that of its first letter.
   */
  | { kind: 'text'; text: string; link?: string; direction?: 'auto' | 'ltr' | 'rtl' }
  /** A one-time code, set apart so that it can be read and copied. */
  | { kind: 'code'; code: string }
  /** A link as a button, with its address beneath. */
  | { kind: 'action'; label: string; url: string }
  /** A less prominent link. */
  | { kind: 'link'; label: string; url: string }
  | MailPicture

/** A picture, as wide as the email if that is narrower. What it leads to is a link. */
export interface MailPicture {
  kind: 'picture'
  /** A `cid:` or `data:` address, since nothing is loaded from elsewhere. */
  source: string
  description: string
  widthPx: number
  /** Given for a QR code, which is square and needs a light ground to be read in dark mode. */
  isCode?: boolean
  url?: string
}

/** Whose email it is: what stands at its top. */
export interface MailBrand {
  name: string
  /** As '#' and six hexadecimal digits. */
  colour: string
  logo?: { source: string; description: string }
}

export interface MailDocument {
  language: LanguageCode
  /** Who signs the email. */
  sender: string
  /** Credenza, unless somebody else is given. */
  brand?: MailBrand
  blocks: readonly MailBlock[]
}

/** Both forms of one email, saying the same: plain text, and HTML without scripts or anything to be loaded. */
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
