import { words as allWords } from '@credenza/languages/words'
import { placeholderPattern } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import { longDate } from '@credenza/schema/long-date'
import { type MailBlock, mailDocument } from '../../../platform/mail/mail-blocks.ts'
import type { IssueFacts, MailFacts } from './facts.ts'

export interface MailText {
  subject: string
  body: string
}

/** Addresses of an email's pictures: `cid:` or `data:`. */
export interface MailSources {
  qr: string
  logo?: string | undefined
  /** The certificate as it looks. */
  certificate?: string | undefined
}

interface WriteOptions {
  language: LanguageCode
  /** The issuer's colour, from the certificate's design. */
  colour: string
  sources: MailSources
}

/** The width of an email without its margins. */
export const certificateWidthPx = 536

/**
 * The email that brings a certificate: the issuer's text, links to the holder's account, digital wallet and LinkedIn profile,
 * and the certificate's link as a QR code.
 */
export function writeCertificateMail(text: MailText, facts: IssueFacts, options: WriteOptions) {
  const words = allWords[options.language].mail.delivery
  return write(text, facts, options, [
    { kind: 'text', text: words.account },
    { kind: 'link', label: words.openAccount, url: facts.accountLink },
    { kind: 'link', label: words.putIntoWallet, url: facts.walletLink },
    { kind: 'link', label: words.addToLinkedIn, url: facts.profileLink },
    { kind: 'picture', source: options.sources.qr, description: words.qr, widthPx: 180, isCode: true },
  ])
}

/** The email that reminds a holder of the last day of a certificate. */
export function writeExpiryMail(facts: MailFacts, options: WriteOptions) {
  return write(allWords[options.language].mail.delivery.expiry, facts, options, [])
}

function write(
  text: MailText,
  facts: MailFacts,
  options: WriteOptions,
  after: readonly MailBlock[],
): { subject: string; text: string; html: string } {
  const { language, colour, sources } = options
  const words = allWords[language].mail.delivery
  const values = {
    ...facts,
    date: longDate(facts.date, language),
    validUntil: facts.validUntil && longDate(facts.validUntil, language),
  }
  const paragraphs = text.body.split(/\n\s*\n/).map((paragraph): MailBlock => {
    const filled = fillIn(paragraph, values).trim()
    return filled === facts.link
      ? { kind: 'action', label: words.open, url: facts.link }
      : { kind: 'text', text: filled, link: facts.link, direction: directionOf(paragraph) }
  })
  return {
    subject: fillIn(text.subject, values),
    ...mailDocument({
      language,
      sender: words.sentFor(facts.issuer),
      brand: {
        name: facts.issuer,
        colour,
        ...(sources.logo && { logo: { source: sources.logo, description: words.logoOf(facts.issuer) } }),
      },
      blocks: [...withPicture(paragraphs, facts, options), ...after],
    }),
  }
}

/** The direction of the first letter of the issuer's own text, ignoring names filled in before it. */
const directionOf = (paragraph: string): 'auto' | 'ltr' | 'rtl' => {
  const first = /\p{L}/u.exec(paragraph.replace(placeholderPattern, ''))?.[0]
  if (!first) return 'auto'
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr'
}

/** Puts the picture of the certificate above the button that opens it, or at the end if there is none. */
function withPicture(
  paragraphs: readonly MailBlock[],
  { title, link }: MailFacts,
  { language, sources: { certificate } }: WriteOptions,
): readonly MailBlock[] {
  if (!certificate) return paragraphs
  const button = paragraphs.findIndex(({ kind }) => kind === 'action')
  return paragraphs.toSpliced(button === -1 ? paragraphs.length : button, 0, {
    kind: 'picture',
    source: certificate,
    description: allWords[language].mail.delivery.picture(title),
    widthPx: certificateWidthPx,
    url: link,
  })
}

/** Replaces placeholders with their values, once: a value that looks like a placeholder stays unchanged. */
const fillIn = (text: string, values: object): string =>
  text.replace(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? String((values as Record<string, unknown>)[name]) : whole,
  )
