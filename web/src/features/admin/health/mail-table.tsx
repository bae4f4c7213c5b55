import type { MailItem } from '@credenza/schema/admin'
import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { healthTexts } from '../../../texts/health.ts'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../../ui/table/text-cell.tsx'
import { mailsQuery, retryMails } from './mail-calls.ts'

const texts = healthTexts.mails
const kindNames: Record<string, string> = texts.kinds
const column = columnsOf<MailItem>()

const columns = column.columns([
  column.accessor('createdAt', {
    header: texts.columns.created,
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  column.accessor('kind', {
    header: texts.columns.kind,
    cell: ({ getValue }) => kindNames[getValue()] ?? getValue(),
  }),
  column.accessor('recipient', {
    header: texts.columns.recipient,
    cell: textCell,
  }),
  column.accessor('state', {
    header: texts.columns.state,
    cell: ({ getValue }) => (
      <Badge color={getValue() === 'failed' ? 'red' : 'yellow'}>{texts.states[getValue()]}</Badge>
    ),
  }),
  column.accessor('attempts', {
    header: texts.columns.attempts,
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor('lastError', {
    header: texts.columns.lastError,
    cell: ({ getValue }) => <TextCell>{getValue() ?? ''}</TextCell>,
  }),
]) as Columns<MailItem>

/** Unsent mails, with a button to retry all of them. */
export function MailTable({ refreshMs }: { refreshMs: number }) {
  const queries = useQueryClient()
  const list = usePagedList(mailsQuery, { refreshMs })
  const retry = useMutation({
    mutationFn: retryMails,
    onSuccess: () => toast.success(texts.retried),
    onError: toastFailure(),
    onSettled: () => readAgain(queries, 'mails', 'health'),
  })
  return (
    <Stack gap="sm" component="section" aria-labelledby="mails">
      <Group justify="space-between">
        <Title order={2} fz="lg" id="mails">
          {texts.title}
        </Title>
        {list.rows.length > 0 && (
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            {texts.retry}
          </Button>
        )}
      </Group>
      <ListTable
        label={texts.table}
        columns={columns}
        list={list}
        cardTitle="kind"
        emptyAction={texts.empty}
      />
    </Stack>
  )
}
