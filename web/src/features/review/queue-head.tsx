import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { KeyCap } from '../../ui/key-cap.tsx'
import { CountOrBar } from '../../ui/table/counted-table.tsx'
import { ResultCount } from '../../ui/table/result-count.tsx'
import type { Reviewable } from './review-calls.ts'

/** Whether nothing is shown because nothing that could be shown was reached. */
export const isUnreadable = ({ unreachable, rows }: PagedList<Reviewable>) =>
  unreachable > 0 && rows.length === 0

/** How many requests there are or the bar for those chosen, and the way to the shortcuts. */
export function QueueHead(props: { list: PagedList<Reviewable>; onHelp: () => void; bar: ReactNode }) {
  const { total, totalIsExact, unreachable } = props.list
  return (
    <Group gap="sm">
      <CountOrBar bar={props.bar}>
        {!isUnreadable(props.list) && <ResultCount total={total} isExact={totalIsExact} />}
      </CountOrBar>
      {unreachable > 0 && (
        <Text c="dimmed" fz="sm" role="status">
          {texts.unreachable(formatNumber(unreachable))}
        </Text>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        ms="auto"
        visibleFrom="sm"
        rightSection={<KeyCap>?</KeyCap>}
        onClick={props.onHelp}
      >
        {texts.shortcuts.open}
      </Button>
    </Group>
  )
}
