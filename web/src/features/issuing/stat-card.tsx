import { Anchor, Paper, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatNumber } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { issuingTexts } from '../../texts/issuing.ts'

const texts = issuingTexts.dashboard

/** One number: '...' while loading, 'Error' with a retry button on failure (specification, section 2). */
export function StatCard({ label, query }: { label: string; query: UseQueryResult<number> }) {
  const shown = query.isPending ? texts.loading : query.isError ? texts.error : formatNumber(query.data)
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      <Text
        fz={30}
        fw={640}
        lts="-0.02em"
        mt={2}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        aria-busy={query.isPending}
      >
        {shown}
      </Text>
      {query.isError && (
        <Anchor component="button" type="button" fz="sm" onClick={() => void query.refetch()}>
          {common.retry}
        </Anchor>
      )}
    </Paper>
  )
}
