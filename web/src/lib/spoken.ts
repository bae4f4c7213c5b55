import { type Sentence, wordsOf } from '@credenza/schema/sentences/sentence'
import { pageLanguage } from './page-language.ts'

/** A sentence of the server's: in English, and by key where it has one. */
export type Said = { message: string } & Partial<Sentence>

const isEnglish = pageLanguage.code === 'en'

/**
 * What the server says, in the words of the page. The sentences are fetched with the first that is needed. What they do not
 * know, or cannot be put with, stays English.
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

/** What is said of a success: the server's words, which have no key, where they are of the page's language. */
export const successWords = (message: string | undefined, own: string): string =>
  (isEnglish && message) || own
