import { type Sentence, wordsOf } from '@credenza/schema/sentences/sentence'
import { pageLanguage } from './page-language.ts'

/** A sentence from the server: in English, and by key if it has one. */
export type Said = { message: string } & Partial<Sentence>

const isEnglish = pageLanguage.code === 'en'

/**
 * A sentence from the server in the page's language. The sentences are fetched when one is first needed. A sentence that
 * they do not have, or that cannot be formed, stays English.
 */
export async function spoken({ message, key, parameters = {} }: Said): Promise<string> {
  if (isEnglish || !key) return message
  try {
    const { sentences } = await import('@credenza/schema/sentences/all')
    return wordsOf(sentences, { key, parameters }) ?? message
  } catch {
    return message
  }
}

/**
 * What to say about a success: the server's words, which have no key, if they are in the page's language; otherwise our
 * own.
 */
export const successWords = (message: string | undefined, own: string): string =>
  (isEnglish && message) || own
