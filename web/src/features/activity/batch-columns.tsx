import type { Batch } from '@credenza/schema/batch'
import { Anchor, Badge, type BadgeProps, Box, Group } from '@mantine/core'
import { formatDateTime } from '../../lib/text/format.ts'
import { batchTexts } from '../../texts/batch.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { nameOf } from '../batch/batch-name.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { type BatchPhase, phaseOf } from '../batch/batch-state.ts'

const texts = batchTexts.columns
const column = columnsOf<Batch>()

const colours: Record<BatchPhase, BadgeProps['color']> = {
  waiting: 'gray',
  running: 'indigo',
  done: 'teal',
  partly: 'yellow',
  failed: 'red',
  recalling: 'indigo',
  recalled: 'gray',
}

export const batchColumns = (
  onOpen: (id: string) => void,
  { lost, withPeople }: { lost: boolean; withPeople: boolean },
): Columns<Batch> =>
  column.columns([
    column.accessor('kind', {
      header: texts.what,
      cell: ({ row }) => (
        <TextCell>
          <Anchor
            component="button"
            type="button"
            fz="sm"
            fw={500}
            c="inherit"
            ta="start"
            onClick={() => onOpen(row.original._id)}
          >
            {nameOf(row.original)}
          </Anchor>
        </TextCell>
      ),
    }),
    column.accessor('state', { header: texts.state, cell: ({ row }) => <PhaseBadge batch={row.original} /> }),
    column.display({
      id: 'progress',
      header: texts.progress,
      cell: ({ row }) => (
        <Box miw={{ base: 0, sm: 300 }} w="100%">
          <BatchProgress batch={row.original} lost={lost} />
        </Box>
      ),
    }),
    column.accessor('createdAt', {
      header: texts.started,
      cell: ({ getValue }) => formatDateTime(getValue()),
    }),
    ...(withPeople ? [column.accessor('by', { header: texts.by, cell: textCell })] : []),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row }) => (
        <Group gap={6} wrap="nowrap">
          <BatchButtons batch={row.original} />
          <RowButton
            label={batchTexts.details}
            ariaLabel={batchTexts.detailsOf(nameOf(row.original))}
            onClick={() => onOpen(row.original._id)}
          />
        </Group>
      ),
    }),
  ]) as Columns<Batch>

export function PhaseBadge({ batch }: { batch: Batch }) {
  const phase = phaseOf(batch)
  return <Badge color={colours[phase]}>{batchTexts.phases[phase]}</Badge>
}
