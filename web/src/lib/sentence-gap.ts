import { pageLanguage } from './page-language.ts'

/** What stands between two sentences: nothing in Chinese, whose full stop is as wide as a letter. */
export const sentenceGap = pageLanguage.code === 'zh' ? '' : ' '

/** Sentences one after the other; those that are not given are left out. */
export const inARow = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(sentenceGap)
