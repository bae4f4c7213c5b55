import { useQuery } from '@tanstack/react-query'
import { impactQuery } from '../../batch/batch-calls.ts'
import { ReviewQuoteFacts } from '../../batch/review-quote.tsx'

/** Who will review the certificates about to be created, and what that costs. */
export function CreationQuote({ certificateType, count }: { certificateType: string; count: number }) {
  const isKnown = certificateType !== '' && count > 0
  const impact = useQuery({
    ...impactQuery({ kind: 'create', certificateType, count }),
    enabled: isKnown,
  })
  if (!isKnown || impact.isError) return null
  return <ReviewQuoteFacts quote={impact.data?.quote ?? undefined} before="create" />
}
