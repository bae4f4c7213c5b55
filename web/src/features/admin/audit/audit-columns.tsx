import type { AuditItem } from '@credenza/schema/admin'
import { Button } from '@mantine/core'
import { actionName } from '../../../lib/text/action-name.ts'
import { formatDateTime, shortened } from '../../../lib/text/format.ts'
import { auditTexts as texts } from '../../../texts/audit.ts'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../../ui/table/text-cell.tsx'
import { platformTrail, systemActor } from '../admin-calls.ts'

/** An entry with its own key, for lists. */
export type AuditRow = AuditItem & { _id: string }

const column = columnsOf<AuditRow>()

/** Who acted: one of our jobs, or a person, by name if it is still known. */
export const actorName = ({ actor, actorName }: AuditItem): string =>
  actor === systemActor ? texts.system : actorName || actor

export const trailName = ({ trail, trailName }: AuditItem): string =>
  trail === platformTrail ? texts.platform : trailName || trail

/** The trail's entries, each with a button for the whole entry. */
export const auditColumns = (onOpen: (entry: AuditRow) => void): Columns<AuditRow> =>
  column.columns([
    column.accessor('at', {
      header: texts.columns.at,
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDateTime(getValue())}</time>,
    }),
    column.accessor(actorName, { id: 'actor', header: texts.columns.actor, cell: textCell }),
    column.accessor('action', {
      id: 'what',
      header: texts.columns.action,
      cell: ({ getValue }) => <TextCell>{actionName(getValue())}</TextCell>,
    }),
    column.accessor('subject', {
      header: texts.columns.subject,
      cell: ({ row: { original }, getValue }) =>
        original.subjectName ? (
          <TextCell>
            <span title={getValue()}>{original.subjectName}</span>
          </TextCell>
        ) : (
          <span dir="ltr" title={getValue()}>
            {shortened(getValue(), 24)}
          </span>
        ),
    }),
    column.accessor(trailName, { id: 'trail', header: texts.columns.trail, cell: textCell }),
    column.display({
      id: 'action',
      header: texts.columns.details,
      cell: ({ row: { original } }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.detailsOf(actionName(original.action), formatDateTime(original.at))}
          onClick={() => onOpen(original)}
        >
          {texts.details}
        </Button>
      ),
    }),
  ]) as Columns<AuditRow>
