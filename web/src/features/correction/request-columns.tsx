import type { CorrectionRequest } from '@credenza/schema/correction'
import { Anchor, Badge, type BadgeProps } from '@mantine/core'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/text/format.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'

const { requests: texts, fields } = correctionTexts
const { columns } = texts
const column = columnsOf<CorrectionRequest>()
const colours: Record<CorrectionRequest['state'], BadgeProps['color']> = {
  open: 'yellow',
  approved: 'teal',
  declined: 'gray',
  withdrawn: 'gray',
}

export const requestColumns = (onOpen: (request: CorrectionRequest) => void): Columns<CorrectionRequest> =>
  column.columns([
    column.accessor('userName', {
      header: columns.holder,
      cell: textCell,
    }),
    column.accessor('title', {
      header: columns.certificate,
      cell: ({ row: { original } }) => (
        <TextCell>
          <Anchor component={Link} to={`/certificate/${original.certificateId}`} fz="sm" fw={500} c="inherit">
            {original.title}
          </Anchor>
        </TextCell>
      ),
    }),
    column.accessor('changes', {
      header: columns.wish,
      cell: ({ getValue }) =>
        getValue()
          .map(({ field }) => fields[field])
          .join(texts.comma),
    }),
    column.accessor('createdAt', {
      header: columns.asked,
      cell: ({ getValue }) => formatDateTime(getValue()),
    }),
    column.accessor('state', {
      header: columns.state,
      cell: ({ getValue }) => <RequestState state={getValue()} />,
    }),
    column.display({
      id: 'action',
      header: columns.action,
      cell: ({ row: { original } }) => (
        <RowButton
          label={texts.open}
          ariaLabel={texts.openOf(original.userName, original.title)}
          onClick={() => onOpen(original)}
        />
      ),
    }),
  ]) as Columns<CorrectionRequest>

export const RequestState = ({ state }: Pick<CorrectionRequest, 'state'>) => (
  <Badge color={colours[state]} miw="max-content">
    {texts.states[state]}
  </Badge>
)
