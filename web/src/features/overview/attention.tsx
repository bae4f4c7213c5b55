import { Alert, Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { overviewTexts } from '../../texts/overview.ts'
import { Section } from '../../ui/page/section.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { overviewQuery } from './overview-calls.ts'

const texts = overviewTexts.attention

/** What needs the issuer's attention. */
export default function Attention() {
  const { data, isPending, error, refetch } = useQuery(overviewQuery)
  if (data) return <NeedsAttention overview={data} />
  return (
    <Section title={texts.title}>
      {isPending ? (
        <Skeleton height={20} aria-busy />
      ) : (
        <Alert color="red" title={texts.failed}>
          {messageOf(error)}
          {sentenceGap}
          <Anchor component="button" type="button" fz="sm" onClick={() => void refetch()}>
            {common.retry}
          </Anchor>
        </Alert>
      )}
    </Section>
  )
}
