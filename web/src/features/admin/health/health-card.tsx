import type { HealthPart } from '@credenza/schema/admin'
import { Badge, DataList, Group, Paper, Text, Title } from '@mantine/core'
import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'
import { shortened } from '../../../lib/text/format.ts'
import { common } from '../../../texts/common.ts'
import { healthTexts as texts } from '../../../texts/health.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Fact } from '../../../ui/page/fact.tsx'

/** An account on a chain (EIP-55). */
const address = /^0x[0-9a-f]{40}$/i

const icons = { ok: CircleCheck, not_set_up: CircleMinus, attention: TriangleAlert, down: CircleX }
const colors = { ok: 'teal', not_set_up: 'gray', attention: 'yellow', down: 'red' } as const

/** One part of the platform: its state as icon and word, a sentence, and the figures behind it. */
export function HealthCard({ part: { part, state, summary, facts } }: { part: HealthPart }) {
  const Icon = icons[state]
  return (
    <Paper
      withBorder
      radius="lg"
      p="md"
      bg="var(--surface)"
      component="section"
      aria-label={texts.parts[part]}
    >
      <Group justify="space-between" wrap="nowrap" mb={6}>
        <Title order={2} fz="md">
          {texts.parts[part]}
        </Title>
        <Badge miw="max-content" color={colors[state]} leftSection={<Icon size={13} aria-hidden />}>
          {texts.states[state]}
        </Badge>
      </Group>
      <Text fz="sm" dir="auto" mb="sm">
        {summary}
      </Text>
      <DataList gap={4} labelWidth="56%" style={{ overflowWrap: 'anywhere' }}>
        {facts.map(({ label, value }, place) => (
          <Fact key={place} label={label}>
            {address.test(value) ? (
              <CopyValue
                value={value}
                shown={shortened(value, 12)}
                name={label}
                copiedMessage={common.copied}
              />
            ) : (
              value
            )}
          </Fact>
        ))}
      </DataList>
    </Paper>
  )
}
