import type { LanguageCode } from '@credenza/schema/languages'
import { type MailBlock, mailDocument } from './mail-blocks.ts'

/** A paragraph that a person typed, such as a reason, in a language that we do not know. */
interface Typed {
  typed: string
}

/** The content of an email of the platform, in order. All of it is plain text, and may contain people's names. */
export interface MailContent {
  language: LanguageCode
  greeting: string
  paragraphs: readonly (string | Typed)[]
  /** A one-time code, set apart for reading and copying. */
  code?: string
  action?: { label: string; url: string }
  /** Follows the code or the action, e.g. what to do about an email that you did not ask for. */
  closing?: readonly string[]
}

const text = (words: string | Typed): MailBlock =>
  typeof words === 'string'
    ? { kind: 'text', text: words }
    : { kind: 'text', text: words.typed, direction: 'auto' }

/** Both forms of an email of the platform, with the same content. */
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
