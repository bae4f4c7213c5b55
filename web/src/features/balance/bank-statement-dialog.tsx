import type { BankStatementEntry } from '@credenza/schema/bank-and-card'
import { Badge, type BadgeProps, FileInput, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatDate, money } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { type Columns, DataTable } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { bookStatement, previewStatement } from './balance-calls.ts'

const headings = texts.statementColumns
const colours: Record<BankStatementEntry['state'], BadgeProps['color']> = {
  matched: 'teal',
  booked: 'gray',
  unknown: 'yellow',
}
const column = columnsOf<BankStatementEntry>()

const columns = column.columns([
  column.accessor('day', { header: headings.day, cell: ({ getValue }) => formatDate(getValue()) }),
  column.accessor('text', { header: headings.text, cell: textCell }),
  column.accessor('party', { header: headings.party, cell: textCell }),
  column.accessor('amountFils', {
    header: headings.amount,
    meta: { isAmount: true },
    cell: ({ getValue }) => money(getValue()),
  }),
  column.accessor('state', {
    header: headings.state,
    cell: ({ getValue }) => <Badge color={colours[getValue()]}>{texts.statementStates[getValue()]}</Badge>,
  }),
]) as Columns<BankStatementEntry>

/** Lets the administrator choose a bank statement, see who each credit is from, and book them. */
export default function BankStatementDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const read = useMutation({
    mutationFn: async (file: File) => {
      const content = await file.text()
      return { content, entries: (await previewStatement(content)).data }
    },
  })
  const book = useGuarded(bookStatement, {
    onDone: ({ booked }) => {
      toast.success(texts.statementBooked(booked))
      onClose()
      void readAgain(queries, 'balance')
    },
  })
  const entries = read.data?.entries
  const count = entries?.filter(({ state }) => state === 'matched').length ?? 0
  const unread = read.error && (fieldsOf(read.error).content ?? messageOf(read.error))
  if (book.question) return book.question
  return (
    <Dialog
      title={texts.statementTitle}
      opened
      onClose={onClose}
      size="xl"
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={book.isPending}
          disabled={count === 0}
          onClick={() => read.data && book.start(read.data.content)}
        >
          {texts.statementBook(count)}
        </DialogButtons>
      }
    >
      <Stack gap="sm">
        <Text c="dimmed">{texts.statementLead}</Text>
        <FileInput
          label={texts.statementChoose}
          accept=".xml,.csv,text/csv,application/xml"
          placeholder={common.selectPlaceholder(texts.statementChoose)}
          onChange={(file) => file && read.mutate(file)}
          error={unread}
          data-autofocus
        />
        <Text role="status" c="dimmed">
          {read.isPending && texts.statementReading}
        </Text>
        <Problem text={book.problem} />
        {entries?.length === 0 && <Text>{texts.statementNone}</Text>}
        {entries && entries.length > 0 && (
          <DataTable
            label={texts.statementTitle}
            columns={columns}
            rows={entries}
            rowKey={({ _id }) => _id}
            state="ready"
            skeletonRows={0}
            maxHeight="400px"
            cardTitle="text"
          />
        )}
      </Stack>
    </Dialog>
  )
}
