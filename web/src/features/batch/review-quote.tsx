import type { ReviewQuote } from '@credenza/schema/fee-quote'
import { Skeleton, Text } from '@mantine/core'
import { quoteTexts as texts } from '../../texts/quote.ts'
import { costInWords, reviewersInWords } from './quote-words.ts'
import styles from './review-quote.module.css'

interface ReviewQuoteProps {
  /** Undefined while loading. */
  quote: ReviewQuote | undefined
  /** The act that fixes the price; 'answer' for an upload, which costs its issuer nothing. */
  before: 'create' | 'sign' | 'answer'
}

/** Who reviews certificates and what that costs their issuer, shown before the issuer commits to anything. */
export function ReviewQuoteFacts({ quote, before }: ReviewQuoteProps) {
  return (
    <section aria-label={texts.label} aria-busy={!quote}>
      <dl className={styles.facts}>
        <dt>{texts.reviewers}</dt>
        <dd>{quote ? reviewersInWords(quote.verifiers) : <Skeleton height={14} mt={4} />}</dd>
        <dt>{texts.cost}</dt>
        <dd>
          {quote ? <Cost quote={quote} before={before} /> : <Skeleton height={14} width="60%" mt={4} />}
        </dd>
      </dl>
    </section>
  )
}

function Cost({ quote, before }: { quote: ReviewQuote; before: ReviewQuoteProps['before'] }) {
  if (before === 'answer') return texts.paidByStudent
  return (
    <>
      {costInWords(quote)}
      {quote.sum.mostFils > 0 && (
        <Text c="dimmed" fz="sm">
          {texts.rule[before]}
        </Text>
      )}
    </>
  )
}
