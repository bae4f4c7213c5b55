import type { Student } from '@credenza/schema/student'
import { ActionIcon, Group, Text } from '@mantine/core'
import { Eye, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { PagedList } from '../../../lib/use-paged-list.ts'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { type Columns, DataTable } from '../../../ui/data-table.tsx'
import { columnsOf } from '../../../ui/table-features.ts'
import { countOf, nextRow, type Recipients, toggled } from './recipients.ts'

const texts = certificateTexts.create
const column = columnsOf<Student>()
const removeId = (id: string) => `remove-${id}`

interface RecipientsTableProps {
  recipients: Recipients
  onChange: (next: Recipients) => void
  onPreview: (student: Student) => void
  /** Why a student's certificate cannot be drawn, by the student's id. */
  faults: ReadonlyMap<string, string>
  rows: Student[]
  /** Where the rows come from, when they are read page by page. */
  list: PagedList<Student> | undefined
}

/** The recipients, each with a look at the document and a way out; removing one moves the focus to the next. */
export function RecipientsTable(props: RecipientsTableProps) {
  const { recipients, onChange, onPreview, faults, rows, list } = props
  const columns = useMemo(() => {
    const remove = (student: Student) => {
      const next = nextRow(rows, student._id)
      if (next) document.getElementById(removeId(next))?.focus()
      onChange(toggled(recipients, student))
    }
    return recipientColumns(remove, onPreview, faults)
  }, [recipients, rows, onChange, onPreview, faults])
  return (
    <DataTable
      label={texts.recipientsTable}
      columns={columns}
      rows={rows}
      rowKey={(row) => row._id}
      state={list?.state ?? 'ready'}
      skeletonRows={3}
      total={countOf(recipients)}
      error={list?.error}
      onRetry={list?.retry}
      onEndReached={list?.loadMore}
      maxHeight="260px"
    />
  )
}

const recipientColumns = (
  onRemove: (student: Student) => void,
  onPreview: (student: Student) => void,
  faults: ReadonlyMap<string, string>,
): Columns<Student> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ row }) => (
        <>
          <span dir="auto">{row.original.name}</span>
          {faults.has(row.original._id) && (
            <Text fz="xs" c="var(--mantine-color-error)" style={{ whiteSpace: 'normal' }}>
              {faults.get(row.original._id)}
            </Text>
          )}
        </>
      ),
    }),
    column.accessor('walletAddress', {
      header: texts.wallet,
      cell: ({ getValue }) => getValue() || common.na,
    }),
    column.display({
      id: 'remove',
      header: certificateTexts.columns.action,
      cell: ({ row: { original } }) => (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.previewOf(original.name)}
            onClick={() => onPreview(original)}
          >
            <Eye size={15} />
          </ActionIcon>
          <ActionIcon
            id={removeId(original._id)}
            variant="subtle"
            color="gray"
            aria-label={texts.remove(original.name)}
            onClick={() => onRemove(original)}
          >
            <Trash2 size={15} />
          </ActionIcon>
        </Group>
      ),
    }),
  ]) as Columns<Student>
