import { pageLanguage } from './page-language.ts'

/** The space between two sentences: none in Chinese, whose full stop is as wide as a character. */
export const sentenceGap = pageLanguage.code === 'zh' ? '' : ' '

/** Joins those sentences that are given. */
export const inARow = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(sentenceGap)
