import type { CurrentFee } from '@credenza/schema/fee'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDate } from '../../lib/text/format.ts'
import { feeTexts } from '../../texts/fee.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { currentFeesQuery } from './fee-calls.ts'
import { FeeCell } from './fee-cell.tsx'
import { feeText } from './fee-text.ts'

const texts = feeTexts.overview
const column = columnsOf<CurrentFee>()

const feeColumns = (mayPrice: boolean): Columns<CurrentFee> =>
  column.columns([
    column.accessor('certificateType', {
      header: feeTexts.certificateType,
      cell: textCell,
    }),
    column.accessor('amount', {
      header: feeTexts.currentFee,
      cell: ({ row }) => (mayPrice ? <FeeCell fee={row.original} /> : feeText(row.original.amount)),
    }),
    column.accessor('next', {
      header: texts.next,
      cell: ({ getValue }) => {
        const next = getValue()
        return next ? (
          texts.from(feeText(next.amount), formatDate(next.effectiveFrom))
        ) : (
          <Text c="dimmed" fz="sm">
            {texts.nothingNext}
          </Text>
        )
      },
    }),
    column.accessor('changedAt', { header: texts.changed, cell: ({ getValue }) => formatDate(getValue()) }),
  ]) as Columns<CurrentFee>

/** The verifier's fees for every certificate type that has one. */
export function CurrentFees({ mayPrice }: { mayPrice: boolean }) {
  const fees = useQuery(currentFeesQuery)
  const columns = useMemo(() => feeColumns(mayPrice), [mayPrice])
  return (
    <Stack gap="sm">
      <Title order={2} fz="lg">
        {texts.title}
      </Title>
      <QueryTable
        label={texts.title}
        columns={columns}
        list={fees}
        rowKey={(fee) => fee.certificateType}
        maxHeight="420px"
        skeletonRows={3}
        emptyAction={texts.empty}
      />
    </Stack>
  )
}
