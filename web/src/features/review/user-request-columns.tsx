import type { Certificate } from '@credenza/schema/certificate'
import { shown } from '@credenza/schema/constants'
import { Button, Text } from '@mantine/core'
import { formatDate } from '../../lib/format.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts } from '../../texts/review.ts'
import type { Columns } from '../../ui/data-table.tsx'
import { columnsOf } from '../../ui/table-features.ts'
import { type Decisions, UserDecision } from './user-decision.tsx'

const texts = reviewTexts.user
const column = columnsOf<Certificate>()
const text = ({ getValue }: { getValue: () => string }) => <span dir="auto">{getValue()}</span>

/** The verifier's table of certificates uploaded by users (specification, section 2). */
export const userRequestColumns = (
  onView: (certificateId: string) => void,
  decisions: Decisions,
): Columns<Certificate> =>
  column.columns([
    column.accessor('uri', {
      header: texts.columns.uri,
      cell: ({ getValue }) => <Uri value={getValue()} />,
    }),
    column.accessor('userName', { header: texts.columns.user, cell: text }),
    column.accessor('title', { header: texts.columns.certificate, cell: text }),
    column.accessor('categoryName', { header: texts.columns.type, cell: text }),
    column.accessor('date', {
      header: texts.columns.date,
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.display({
      id: 'preview',
      header: texts.columns.preview,
      cell: ({ row: { original } }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.viewWhat(original.title, original.userName)}
          onClick={() => onView(original._id)}
        >
          {texts.view}
        </Button>
      ),
    }),
    column.display({
      id: 'action',
      header: texts.columns.action,
      cell: ({ row }) => <UserDecision certificate={row.original} {...decisions} />,
    }),
  ]) as Columns<Certificate>

function Uri({ value }: { value: string }) {
  return (
    <Text span c={value ? undefined : 'dimmed'} ff={value ? 'monospace' : undefined} fz="sm" title={value}>
      {value.slice(shown.uriFrom, shown.uriTo) || common.na}
    </Text>
  )
}
