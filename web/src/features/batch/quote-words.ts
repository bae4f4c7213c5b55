import type { ReviewQuote } from '@credenza/schema/fee-quote'
import { formatNumber, money } from '../../lib/text/format.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { quoteTexts as texts } from '../../texts/quote.ts'

const list = new Intl.ListFormat(pageLanguage.locale, { type: 'conjunction' })

/** Who will review, by name if the server gives names. */
export function reviewersInWords({ chosen, count, names }: ReviewQuote['verifiers']): string {
  if (count === 0) return texts.nobody
  if (count === 1) return names[0]!
  const others = count - names.length
  const all = list.format(others > 0 ? [...names, texts.others(formatNumber(others))] : names)
  return chosen ? texts.chosen(all) : texts.every(all)
}

/** What the reviews cost the issuer: one price, or a range and the maximum. */
export function costInWords({ count, each, sum }: ReviewQuote): string {
  if (sum.mostFils === 0) return texts.free
  const [least, most] = [money(each.leastFils), money(each.mostFils)]
  const isFixed = each.leastFils === each.mostFils
  if (count === 1) return isFixed ? texts.single(most) : texts.singleRange(least, most)
  return isFixed
    ? texts.several(most, money(sum.mostFils))
    : texts.severalRange(least, most, money(sum.mostFils))
}
