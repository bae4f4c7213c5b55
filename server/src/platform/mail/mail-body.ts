import type { LanguageCode } from '@credenza/schema/languages'
import { type MailBlock, mailDocument } from './mail-blocks.ts'

/** A paragraph that a person typed, such as a reason, in a language that we do not know. */
interface Typed {
  typed: string
}

/** What an email of the platform says, in order. All of it is plain text; it may contain people's names. */
export interface MailContent {
  language: LanguageCode
  greeting: string
  paragraphs: readonly (string | Typed)[]
  /** A one-time code, set apart so that it can be read and copied. */
  code?: string
  action?: { label: string; url: string }
  /** After the code or the action, e.g. what to do about an email that you did not ask for. */
  closing?: readonly string[]
}

const text = (words: string | Typed): MailBlock =>
  typeof words === 'string'
    ? { kind: 'text', text: words }
    : { kind: 'text', text: words.typed, direction: 'auto' }

/** Both forms of one email of the platform, saying the same. */
export function mailBody({ language, greeting, paragraphs, code, action, closing = [] }: MailContent): {
  text: string
  html: string
} {
  return mailDocument({
    language,
    sender: 'Credenza',
    blocks: [
      ...[greeting, ...paragraphs].map(text),
      ...(code ? [{ kind: 'code' as const, code }] : []),
      ...(action ? [{ kind: 'action' as const, ...action }] : []),
      ...closing.map(text),
    ],
  })
}
