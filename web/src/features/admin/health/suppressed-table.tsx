import type { SuppressedAddress } from '@credenza/schema/mail-return'
import { Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { healthTexts } from '../../../texts/health.ts'
import { RowButton } from '../../../ui/row-button.tsx'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { textCell } from '../../../ui/table/text-cell.tsx'
import { allowAddress, suppressedQuery } from './mail-calls.ts'

const texts = healthTexts.suppressed
const column = columnsOf<SuppressedAddress>()

const columns = column.columns([
  column.accessor('createdAt', {
    header: texts.columns.since,
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  column.accessor('address', { header: texts.columns.address, cell: textCell }),
  column.accessor('reason', {
    header: texts.columns.reason,
    cell: ({ getValue }) => texts.reasons[getValue()],
  }),
  column.accessor('_id', {
    header: texts.columns.allow,
    cell: ({ getValue, row }) => <Allow id={getValue()} address={row.original.address} />,
  }),
]) as Columns<SuppressedAddress>

/** Addresses that get no mails, each with a button that allows mails again. Nothing if there are none. */
export function SuppressedTable({ refreshMs }: { refreshMs: number }) {
  const list = usePagedList(suppressedQuery, { refreshMs })
  if (list.rows.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-labelledby="suppressed">
      <Title order={2} fz="lg" id="suppressed">
        {texts.title}
      </Title>
      <Text c="dimmed">{texts.lead}</Text>
      <ListTable label={texts.title} columns={columns} list={list} cardTitle="address" />
    </Stack>
  )
}

function Allow({ id, address }: { id: string; address: string }) {
  const queries = useQueryClient()
  const allow = useMutation({
    mutationFn: () => allowAddress(id),
    onSuccess: () => toast.success(texts.allowed),
    onError: toastFailure(),
    onSettled: () => readAgain(queries, 'suppressed-addresses'),
  })
  return (
    <RowButton
      label={texts.allow}
      ariaLabel={texts.allowOne(address)}
      loading={allow.isPending}
      onClick={() => allow.mutate()}
    />
  )
}
