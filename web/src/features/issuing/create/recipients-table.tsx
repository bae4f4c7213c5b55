import type { Student } from '@credenza/schema/student'
import { ActionIcon, Group, Text } from '@mantine/core'
import { Eye, Trash2 } from 'lucide-react'
import { type MouseEvent, useMemo } from 'react'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { type Columns, DataTable } from '../../../ui/table/data-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'

interface RecipientRow extends Student {
  /** Why the certificate cannot be drawn. */
  fault?: string
}
const column = columnsOf<RecipientRow>()

interface RecipientsTableProps {
  rows: RecipientRow[]
  total: number
  /** The source of the rows, if they are loaded page by page. */
  list: PagedList<Student> | undefined
  /** Both functions must stay the same, so that the buttons stay mounted and keep focus. */
  onRemove: (student: Student) => void
  onPreview: (student: Student) => void
}

/** The recipients, each with buttons to preview and remove it. Removing one moves focus to the next. */
export function RecipientsTable({ rows, total, list, onRemove, onPreview }: RecipientsTableProps) {
  const columns = useMemo(() => recipientColumns(onRemove, onPreview), [onRemove, onPreview])
  return (
    <DataTable
      label={texts.recipientsTable}
      columns={columns}
      rows={rows}
      rowKey={(row) => row._id}
      {...(list
        ? { state: list.state, error: list.error, onRetry: list.retry }
        : { state: 'ready' as const })}
      skeletonRows={3}
      total={total}
      onEndReached={list?.loadMore}
      maxHeight="260px"
    />
  )
}

const recipientColumns = (
  onRemove: (student: Student) => void,
  onPreview: (student: Student) => void,
): Columns<RecipientRow> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ row: { original } }) => (
        <>
          <span dir="auto">{original.name}</span>
          {original.fault && (
            <Text fz="xs" c="var(--mantine-color-error)" style={{ whiteSpace: 'normal' }}>
              {original.fault}
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
            data-remove
            variant="subtle"
            color="gray"
            aria-label={texts.remove(original.name)}
            onClick={(event) => {
              focusNextRow(event)
              onRemove(original)
            }}
          >
            <Trash2 size={15} />
          </ActionIcon>
        </Group>
      ),
    }),
  ]) as Columns<RecipientRow>

function focusNextRow({ currentTarget }: MouseEvent): void {
  const row = currentTarget.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  next?.querySelector<HTMLElement>('[data-remove]')?.focus()
}
