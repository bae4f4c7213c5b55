import { Anchor, Badge } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, money } from '../../lib/text/format.ts'
import { reviewTexts } from '../../texts/review.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { DecisionButtons, type Decisions } from './decision-buttons.tsx'
import type { Reviewable } from './review-calls.ts'
import { WithTeamMarks } from './team/with-team-marks.tsx'
import { ViewButton } from './view-button.tsx'

const texts = reviewTexts.columns
const column = columnsOf<Reviewable>()

/** The verifier's table of certificates made by issuers. */
export const requestColumns = (
  onView: (certificateId: string) => void,
  decisions: Decisions,
): Columns<Reviewable> =>
  column.columns([
    column.accessor('title', {
      header: texts.certificate,
      cell: ({ row }) => (
        <WithTeamMarks request={row.original}>
          <Anchor component={Link} to={`/certificate/${row.original._id}`} fz="sm" fw={500} c="inherit">
            {row.original.title}
          </Anchor>
        </WithTeamMarks>
      ),
    }),
    column.accessor('issuerName', { header: texts.issuer, cell: textCell }),
    column.accessor('userName', { header: texts.recipient, cell: textCell }),
    column.accessor('categoryName', { header: texts.type, cell: textCell }),
    column.accessor('date', { header: texts.date, cell: ({ getValue }) => formatDate(getValue()) }),
    column.accessor('isVerified', {
      header: texts.signed,
      cell: ({ getValue }) => (
        <Badge color={getValue() ? 'teal' : 'yellow'}>{getValue() ? reviewTexts.yes : reviewTexts.no}</Badge>
      ),
    }),
    column.accessor('reviewFee', {
      header: texts.fee,
      cell: ({ getValue }) => money(getValue() ?? 0),
    }),
    column.display({
      id: 'preview',
      header: texts.preview,
      cell: ({ row }) => <ViewButton request={row.original} onView={onView} />,
    }),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row }) => <DecisionButtons request={row.original} {...decisions} />,
    }),
  ]) as Columns<Reviewable>
