import { FileInput, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { money } from '../../lib/format.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Problem } from '../../ui/problem.tsx'
import { bookStatement, previewStatement } from './balance-calls.ts'

/** The administrator chooses a bank's statement, sees whom each credit is from, and books them. */
export default function BankStatementDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const read = useMutation({
    mutationFn: async (file: File) => {
      const content = await file.text()
      return { content, entries: (await previewStatement(content)).data }
    },
  })
  const book = useMutation({
    mutationFn: bookStatement,
    onSuccess: ({ booked }) => {
      toast.success(texts.statementBooked(booked))
      onClose()
      return readAgain(queries, 'balance')
    },
  })
  const entries = read.data?.entries
  const count = entries?.filter(({ state }) => state === 'matched').length ?? 0
  const error = read.error ?? book.error
  return (
    <Dialog
      title={texts.statementTitle}
      opened
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={book.isPending}
          disabled={count === 0}
          onClick={() => read.data && book.mutate(read.data.content)}
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
          disabled={read.isPending}
          placeholder={read.isPending ? texts.statementReading : undefined}
          onChange={(file) => file && read.mutate(file)}
          data-autofocus
        />
        <Problem text={error ? (fieldsOf(error).content ?? messageOf(error)) : undefined} />
        {entries?.length === 0 && <Text>{texts.statementNone}</Text>}
        {entries && entries.length > 0 && (
          <ScrollArea.Autosize mah={400}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {(['day', 'text', 'party', 'amount', 'state'] as const).map((name) => (
                    <Table.Th key={name}>{texts.statementColumns[name]}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {entries.map((entry) => (
                  <Table.Tr key={entry._id}>
                    <Table.Td>{entry.day}</Table.Td>
                    <Table.Td dir="auto">{entry.text}</Table.Td>
                    <Table.Td dir="auto">{entry.party}</Table.Td>
                    <Table.Td>{money(entry.amountFils)}</Table.Td>
                    <Table.Td>{texts.statementStates[entry.state]}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea.Autosize>
        )}
      </Stack>
    </Dialog>
  )
}
