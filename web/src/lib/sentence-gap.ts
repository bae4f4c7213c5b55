import { pageLanguage } from './page-language.ts'

/** What separates two sentences: nothing in Chinese, whose full stop is as wide as a letter. */
export const sentenceGap = pageLanguage.code === 'zh' ? '' : ' '

/** Joins the sentences that are given. */
export const inARow = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(sentenceGap)
