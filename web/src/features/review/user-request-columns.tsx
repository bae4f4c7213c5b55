import { shown } from '@credenza/schema/constants'
import { Text } from '@mantine/core'
import { formatDate } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts } from '../../texts/review.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { DecisionButtons, type Decisions } from './decision-buttons.tsx'
import type { Reviewable } from './review-calls.ts'
import { WithTeamMarks } from './team/with-team-marks.tsx'
import { ViewButton } from './view-button.tsx'

const texts = reviewTexts.user
const column = columnsOf<Reviewable>()

/** The verifier's table of certificates uploaded by users (specification, section 2). */
export const userRequestColumns = (
  onView: (certificateId: string) => void,
  decisions: Decisions,
): Columns<Reviewable> =>
  column.columns([
    column.accessor('uri', {
      header: texts.columns.uri,
      cell: ({ getValue }) => <Uri value={getValue()} />,
    }),
    column.accessor('userName', { header: texts.columns.user, cell: textCell }),
    column.accessor('title', {
      header: texts.columns.certificate,
      cell: ({ row, getValue }) => <WithTeamMarks request={row.original}>{getValue()}</WithTeamMarks>,
    }),
    column.accessor('categoryName', { header: texts.columns.type, cell: textCell }),
    column.accessor('date', {
      header: texts.columns.date,
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.display({
      id: 'preview',
      header: texts.columns.preview,
      cell: ({ row }) => <ViewButton request={row.original} onView={onView} />,
    }),
    column.display({
      id: 'action',
      header: texts.columns.action,
      cell: ({ row }) => <DecisionButtons request={row.original} {...decisions} />,
    }),
  ]) as Columns<Reviewable>

function Uri({ value }: { value: string }) {
  return (
    <Text span c={value ? undefined : 'dimmed'} ff={value ? 'monospace' : undefined} fz="sm" title={value}>
      {value.slice(shown.uriFrom, shown.uriTo) || common.na}
    </Text>
  )
}
