import { Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatCount } from '../../lib/text/format.ts'
import { actTexts } from '../../texts/act.ts'
import { AskFirst, isLackOfApproval } from '../batch/ask-first.tsx'
import type { BatchImpact } from '../batch/batch-calls.ts'
import { ReviewQuoteFacts } from '../batch/review-quote.tsx'
import { DocumentPicture } from '../certificate/document-picture.tsx'
import type { PlannedAct } from './acts.ts'
import { Impact } from './impact.tsx'

const texts = actTexts.sign

interface BeforeSigningProps {
  plan: PlannedAct
  impact: UseQueryResult<BatchImpact>
  onAsk: (() => void) | undefined
}

/** What is about to be signed, what would be left out and why, and who would review it for how much. */
export function BeforeSigning({ plan: { single, example, ...plan }, impact, onAsk }: BeforeSigningProps) {
  const count = impact.data?.total ?? plan.count
  const isNothing = impact.data?.willChange === 0
  const lacksApproval = impact.data?.refused.some(({ error }) => isLackOfApproval(error)) ?? false
  /** How many will be signed; of those that lack approval, how many could be. */
  const signable = impact.data?.willChange || count
  const isCounted = 'ids' in plan.selection || impact.isSuccess
  return (
    <>
      {(!isNothing || lacksApproval) && (
        <div>
          <Title order={3} fz="md">
            {single
              ? texts.headingFor(single.userName)
              : texts.heading(formatCount(signable, isCounted || plan.countIsExact))}
          </Title>
          <Text c="dimmed">{texts.explanation}</Text>
        </div>
      )}
      {single && <DocumentPicture certificate={single} />}
      {!single && example && !isNothing && (
        <Stack gap="xs">
          <Text fz="sm" c="dimmed">
            {texts.example(example.userName)}
          </Text>
          <DocumentPicture certificate={example} />
        </Stack>
      )}
      {(count > 1 || isNothing || lacksApproval || impact.isError) && <Impact impact={impact} />}
      {lacksApproval && onAsk && <AskFirst onAsk={onAsk} />}
      {!isNothing && !impact.isError && (
        <ReviewQuoteFacts quote={impact.data?.quote ?? undefined} before="sign" />
      )}
    </>
  )
}
