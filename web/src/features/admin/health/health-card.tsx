import type { HealthPart } from '@credenza/schema/admin'
import { Badge, DataList, Group, Paper, Text, Title } from '@mantine/core'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { healthTexts as texts } from '../../../texts/health.ts'

const icons = { ok: CircleCheck, attention: TriangleAlert, down: CircleX }
const colors = { ok: 'teal', attention: 'yellow', down: 'red' } as const

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
        <Badge color={colors[state]} leftSection={<Icon size={13} aria-hidden />}>
          {texts.states[state]}
        </Badge>
      </Group>
      <Text fz="sm" dir="auto" mb="sm">
        {summary}
      </Text>
      <DataList gap={4} labelWidth="52%">
        {facts.map(({ label, value }, place) => (
          <DataList.Item key={place}>
            <DataList.ItemLabel>
              <bdi>{label}</bdi>
            </DataList.ItemLabel>
            <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>
              <bdi>{value}</bdi>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </Paper>
  )
}
