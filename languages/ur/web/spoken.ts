import { wordsOf } from '../../../schema/src/sentences/sentence.ts'
import type * as original from '../../../web/src/texts/spoken.ts'

/** The sentences are fetched with the first that is needed. What they do not know, or cannot be put with, stays English. */
export const spoken: typeof original.spoken = async ({ message, key, parameters = {} }) => {
  if (!key) return message
  try {
    const { urdu } = await import('../sentences/urdu.ts')
    return wordsOf(urdu, { key, parameters }) ?? message
  } catch {
    return message
  }
}

/** A success has no key: the server says it in English only. */
export const successWords: typeof original.successWords = (_message, own) => own
