import { Avatar, Group, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { StickyNote } from 'lucide-react'
import { formatNumber, initials } from '../../../lib/format.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import type { Reviewable } from '../review-calls.ts'

/** Beside a request: the initials of whose it is, and how many notes it has. */
export function TeamMarks({ request: { assignee, notes = 0 } }: { request: Reviewable }) {
  const count = formatNumber(notes)
  return (
    <>
      {assignee && (
        <Tooltip label={texts.isOf(assignee.name)}>
          <div>
            <Avatar color="indigo" size={26} aria-hidden>
              {initials(assignee.name)}
            </Avatar>
            <VisuallyHidden>{texts.isOf(assignee.name)}</VisuallyHidden>
          </div>
        </Tooltip>
      )}
      {notes > 0 && (
        <Group gap={3} wrap="nowrap" title={texts.hasNotes(count)}>
          <StickyNote size={14} aria-hidden />
          <Text span fz="xs" aria-hidden>
            {count}
          </Text>
          <VisuallyHidden>{texts.hasNotes(count)}</VisuallyHidden>
        </Group>
      )}
    </>
  )
}
