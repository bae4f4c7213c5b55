import type { Fee } from '@credenza/schema/fee'
import { Badge, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/text/format.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { feesQuery } from './fee-calls.ts'
import { feeText } from './fee-text.ts'

const column = columnsOf<Fee>()
const colors = { current: 'teal', upcoming: 'indigo', past: 'gray' } as const

const columns = column.columns([
  column.accessor('effectiveFrom', {
    header: texts.feeColumns.from,
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  column.accessor('amount', {
    header: texts.feeColumns.amount,
    cell: ({ getValue }) => feeText(getValue()),
  }),
  column.accessor('state', {
    header: texts.feeColumns.state,
    cell: ({ getValue }) => <Badge color={colors[getValue()]}>{texts.states[getValue()]}</Badge>,
  }),
]) as Columns<Fee>

/** Past and future fees for a certificate type; the fee in force comes first. */
export function FeeHistory({ certificateType }: { certificateType: string }) {
  const fees = useQuery(feesQuery(certificateType))
  return (
    <Stack gap="sm">
      <Title order={2} fz="lg">
        {texts.history(certificateType)}
      </Title>
      <QueryTable
        label={texts.history(certificateType)}
        columns={columns}
        list={fees}
        rowKey={(fee) => fee._id}
        maxHeight="420px"
        skeletonRows={3}
      />
    </Stack>
  )
}
