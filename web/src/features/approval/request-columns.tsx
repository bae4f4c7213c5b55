import type { ApprovalRequest } from '@credenza/schema/approval'
import { Anchor, Badge, Group } from '@mantine/core'
import { Link } from 'react-router'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { approvalTexts as texts } from '../../texts/approval.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'
import { approvalsInWords, StateBadge } from './approval-state.tsx'

const { columns } = texts
const column = columnsOf<ApprovalRequest>()

export const requestColumns = column.columns([
  column.accessor('title', {
    header: columns.title,
    cell: ({ row: { original } }) => (
      <TextCell>
        <Anchor component={Link} to={`/issuer/approvals/${original._id}`} fz="sm" fw={500} c="inherit">
          {original.title}
        </Anchor>
      </TextCell>
    ),
  }),
  column.accessor('total', { header: columns.count, cell: ({ getValue }) => formatNumber(getValue()) }),
  column.accessor('askedBy.name', { id: 'askedBy', header: columns.askedBy, cell: textCell }),
  column.accessor('createdAt', {
    header: columns.createdAt,
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  column.accessor('demands', {
    id: 'approvals',
    header: columns.approvals,
    cell: ({ row: { original } }) => approvalsInWords(original),
  }),
  column.accessor('state', {
    header: columns.state,
    cell: ({ row: { original } }) => (
      <Group gap={6}>
        <StateBadge state={original.state} />
        {original.awaitsYou && <Badge color="indigo">{texts.awaitsYou}</Badge>}
      </Group>
    ),
  }),
]) as Columns<ApprovalRequest>
