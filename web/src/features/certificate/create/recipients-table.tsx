import type { Student } from '@credenza/schema/student'
import { ActionIcon, Text } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { type Columns, DataTable } from '../../../ui/data-table.tsx'
import { columnsOf } from '../../../ui/table-features.ts'
import { type Recipients, removeRecipient } from './recipients.ts'

const texts = certificateTexts.create
const column = columnsOf<Student>()
const removeId = (id: string) => `remove-${id}`

interface RecipientsTableProps {
  recipients: Recipients
  onChange: (next: Recipients) => void
}

/** Who gets the certificate; removing one moves the focus to the next. */
export function RecipientsTable({ recipients, onChange }: RecipientsTableProps) {
  const rows = useMemo(() => [...recipients.values()], [recipients])
  const columns = useMemo(() => {
    const remove = (id: string) => {
      const { left, next } = removeRecipient(recipients, id)
      if (next) document.getElementById(removeId(next))?.focus()
      onChange(left)
    }
    return recipientColumns(remove)
  }, [recipients, onChange])
  if (rows.length === 0) {
    return (
      <Text c="dimmed" fz="sm">
        {texts.none}
      </Text>
    )
  }
  return (
    <DataTable
      label={texts.recipientsTable}
      columns={columns}
      rows={rows}
      rowKey={(row) => row._id}
      state="ready"
      skeletonRows={0}
      maxHeight="260px"
    />
  )
}

const recipientColumns = (onRemove: (id: string) => void): Columns<Student> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ getValue }) => <span dir="auto">{getValue()}</span>,
    }),
    column.accessor('walletAddress', {
      header: texts.wallet,
      cell: ({ getValue }) => getValue() || common.na,
    }),
    column.display({
      id: 'remove',
      header: certificateTexts.columns.action,
      cell: ({ row }) => (
        <ActionIcon
          id={removeId(row.original._id)}
          variant="subtle"
          color="gray"
          aria-label={texts.remove(row.original.name)}
          onClick={() => onRemove(row.original._id)}
        >
          <Trash2 size={15} />
        </ActionIcon>
      ),
    }),
  ]) as Columns<Student>
