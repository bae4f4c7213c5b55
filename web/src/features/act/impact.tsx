import { List, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { actTexts } from '../../texts/act.ts'
import { Problem } from '../../ui/page/problem.tsx'
import type { BatchImpact } from '../batch/batch-calls.ts'

const texts = actTexts.impact

/** Shows before an act what it would change, and what it would leave unchanged and why. */
export function Impact({ impact }: { impact: UseQueryResult<BatchImpact> }) {
  if (impact.isError) return <Problem text={messageOf(impact.error)} />
  const facts = impact.data
  const refused = facts?.refused ?? []
  return (
    <Stack gap={4} role="status">
      {!(facts?.willChange === 0 && refused.length > 0) && (
        <Text fw={500}>{facts ? texts.appliesTo(formatNumber(facts.willChange)) : texts.counting}</Text>
      )}
      {refused.length > 0 && (
        <List size="sm">
          {refused.map(({ message, count }) => (
            <List.Item key={message}>{texts.leaves(formatNumber(count), message)}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}
