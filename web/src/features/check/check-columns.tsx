import type { Check, CheckVerdict } from '@credenza/schema/check'
import { Anchor, Badge, Group } from '@mantine/core'
import { Link } from 'react-router'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { checkTexts } from '../../texts/check.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'
import type { ListedCheck } from './check-calls.ts'
import { VerdictBadge } from './verdict-badge.tsx'

const texts = checkTexts.earlier
const column = columnsOf<ListedCheck>()

/** The last column offers to delete a check, unless `onDelete` is left out. */
export const checkColumns = (onDelete?: (check: ListedCheck) => void): Columns<ListedCheck> =>
  column.columns([
    column.accessor('startedAt', {
      header: texts.when,
      cell: ({ row: { original } }) => (
        <Anchor component={Link} to={{ search: `?check=${original.checkId}` }} fz="sm" fw={500}>
          {formatDateTime(original.startedAt)}
        </Anchor>
      ),
    }),
    column.accessor('counts', {
      header: texts.verdicts,
      cell: ({ getValue }) => (
        <Group gap={4} wrap="nowrap">
          {given(getValue()).map(({ verdict, count }) => (
            <VerdictBadge key={verdict} verdict={verdict} count={count} />
          ))}
        </Group>
      ),
    }),
    column.accessor('total', { header: texts.files, cell: ({ getValue }) => formatNumber(getValue()) }),
    column.accessor('state', {
      header: texts.state,
      cell: ({ getValue }) => (
        <Badge variant="light" color={getValue() === 'done' ? 'gray' : 'blue'}>
          {texts.states[getValue()]}
        </Badge>
      ),
    }),
    column.accessor('startedBy', {
      header: texts.who,
      cell: ({ getValue }) => <TextCell>{starter(getValue())}</TextCell>,
    }),
    column.accessor('keptUntil', {
      header: texts.keptUntil,
      cell: ({ getValue }) => (getValue() === '' ? '–' : formatDateTime(getValue())),
    }),
    ...(onDelete ? [deleteColumn(onDelete)] : []),
  ]) as Columns<ListedCheck>

const deleteColumn = (onDelete: (check: ListedCheck) => void) =>
  column.display({
    id: 'action',
    header: texts.action,
    cell: ({ row: { original } }) => (
      <RowButton
        label={texts.delete}
        ariaLabel={texts.deleteOf(formatDateTime(original.startedAt))}
        onClick={() => onDelete(original)}
      />
    ),
  })

/** Who started a check, in words. */
export const starter = ({ kind, name }: Check['startedBy']): string =>
  kind === 'person' ? name || '–' : texts.byKey(name)

/** The verdicts that occurred. */
function given({ valid, invalid, cannotTell, unreadable }: Check['counts']) {
  const counts: Record<CheckVerdict, number> = {
    VALID: valid,
    INVALID: invalid,
    'CANNOT TELL': cannotTell,
    UNREADABLE: unreadable,
  }
  return Object.entries(counts)
    .map(([verdict, count]) => ({ verdict: verdict as CheckVerdict, count }))
    .filter(({ count }) => count > 0)
}
