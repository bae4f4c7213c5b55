import type { AuditItem } from '@credenza/schema/audit'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { actionName } from '../../lib/text/action-name.ts'
import { formatDateTime, shortened } from '../../lib/text/format.ts'
import { auditTexts as texts } from '../../texts/audit.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'
import { nameOf } from '../batch/batch-name.ts'
import { platformTrail } from './audit-calls.ts'
import type { TrailReader } from './trail-reader.ts'

/** An entry with its own key, for lists. */
export type AuditRow = AuditItem & { _id: string }

const column = columnsOf<AuditRow>()

export const trailName = ({ trail, trailName }: AuditItem): string =>
  trail === platformTrail ? texts.platform : trailName || trail

/** The entries of a trail, each with a button for the whole entry. */
export const auditColumns = (reader: TrailReader, onOpen: (entry: AuditRow) => void): Columns<AuditRow> =>
  column.columns([
    column.accessor('at', {
      header: texts.columns.at,
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDateTime(getValue())}</time>,
    }),
    column.accessor(reader.actorName, { id: 'actor', header: texts.columns.actor, cell: textCell }),
    column.accessor('action', {
      id: 'what',
      header: texts.columns.action,
      cell: ({ getValue }) => <TextCell>{actionName(getValue())}</TextCell>,
    }),
    column.accessor('subject', {
      header: texts.columns.subject,
      cell: ({ row: { original } }) => <Subject entry={original} page={reader.pageOf(original.subject)} />,
    }),
    ...(reader.seesAllTrails
      ? [column.accessor(trailName, { id: 'trail', header: texts.columns.trail, cell: textCell })]
      : []),
    column.display({
      id: 'action',
      header: texts.columns.details,
      cell: ({ row: { original } }) => (
        <RowButton
          label={texts.details}
          ariaLabel={texts.detailsOf(actionName(original.action), formatDateTime(original.at))}
          onClick={() => onOpen(original)}
        />
      ),
    }),
  ]) as Columns<AuditRow>

/** The name of what an entry is about; empty if the list does not name it. */
export const subjectName = ({ batch, subjectName }: AuditItem): string =>
  batch ? nameOf({ kind: batch.kind, title: subjectName }) : subjectName

/** What an entry is about, with a link to its page if it has one. */
function Subject({ entry, page }: { entry: AuditRow; page: string | undefined }) {
  const { subject } = entry
  const name = subjectName(entry)
  const shown = name ? (
    <span title={subject}>{name}</span>
  ) : (
    <span dir="ltr" title={subject}>
      {shortened(subject, 24)}
    </span>
  )
  const linked = page ? (
    <Anchor component={Link} to={page} fz="sm" c="inherit" underline="always">
      {shown}
    </Anchor>
  ) : (
    shown
  )
  return name ? <TextCell>{linked}</TextCell> : linked
}
