import { Alert, Anchor, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { common } from '../../texts/common.ts'
import { overviewTexts } from '../../texts/overview.ts'
import { MonthsChart } from './months-chart.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { overviewQuery } from './overview-calls.ts'
import { Section } from './section.tsx'

const texts = overviewTexts.attention

/** The dashboard's lower part: what waits for the issuer, and how its year went. */
export default function Overview() {
  const { data, isPending, error, refetch } = useQuery(overviewQuery)
  if (isPending) {
    return (
      <Section title={texts.title}>
        <Stack gap="sm" aria-busy>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      </Section>
    )
  }
  if (!data) {
    return (
      <Section title={texts.title}>
        <Alert color="red" title={texts.failed}>
          {error?.message}{' '}
          <Anchor component="button" type="button" fz="sm" onClick={() => void refetch()}>
            {common.retry}
          </Anchor>
        </Alert>
      </Section>
    )
  }
  return (
    <>
      <NeedsAttention overview={data} />
      <MonthsChart months={data.months} />
    </>
  )
}
