import type { Category } from '@credenza/schema/category'
import { categorySkeletonRows } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { ActionIcon, Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { categoryTexts as texts } from '../../texts/category.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'
import { useApproval } from '../account/use-approval.tsx'
import { deleteCategory, ownCategoriesQuery } from './category-calls.ts'
import { CategoryForm } from './category-form.tsx'

const DefaultTemplate = lazy(() => import('./default-template.tsx'))
const column = columnsOf<Category>()

/** The certificate types. People who may manage the organisation create, rename and delete them here. */
export function CategoryManager() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const permitted = usePermitted()
  const { isApproved, notice } = useApproval()
  const mayManage = permitted('manage') && isApproved
  const list = useQuery(ownCategoriesQuery)
  const [edited, setEdited] = useState<Category | null>(null)
  const [deleting, setDeleting] = useState<Category | null>(null)
  const remove = useMutation({
    mutationFn: (category: Category) => deleteCategory(category.id),
    onSuccess: (answer) => {
      toast.success(successWords(answer.message, messages.categoryDeleted))
      return readAgain(queries, 'categories')
    },
    onError: toastFailure(texts.failed),
    onSettled: () => setDeleting(null),
  })
  const columns = useMemo(
    () => [
      ...categoryColumns(edited, mayManage),
      ...(mayManage ? [actionColumn(edited, setEdited, setDeleting)] : []),
    ],
    [edited, mayManage],
  )

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      size="md"
      actions={
        <Button variant="default" onClick={() => void navigate('/issuer')}>
          {texts.back}
        </Button>
      }
    >
      {notice}
      {mayManage && <CategoryForm key={edited?.id ?? 'new'} edited={edited} onDone={() => setEdited(null)} />}
      <QueryTable
        label={texts.list}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={categorySkeletonRows}
        list={list}
      />
      {deleting !== null && (
        <Confirm
          title={texts.deleteTitle}
          onClose={() => setDeleting(null)}
          onConfirm={() => deleting && remove.mutate(deleting)}
          busy={remove.isPending}
          confirmLabel={texts.deleteConfirm}
        >
          <Text fw={600}>{deleting?.name}</Text>
          {texts.deleteQuestion}
        </Confirm>
      )}
    </Page>
  )
}

const categoryColumns = (edited: Category | null, mayManage: boolean): Columns<Category> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ row }) => (
        <Group gap="xs">
          <TextCell>{row.original.name}</TextCell>
          {edited?.id === row.original.id && <Badge>{texts.editing}</Badge>}
          {row.original.alignments.length > 0 && (
            <Text size="xs" c="dimmed">
              <bdi>{row.original.alignments.map(({ name }) => name).join(' · ')}</bdi>
            </Text>
          )}
        </Group>
      ),
    }),
    column.display({
      id: 'template',
      header: texts.template,
      cell: ({ row }) => (
        <Suspense fallback={<Skeleton h={30} w={180} />}>
          <DefaultTemplate category={row.original} mayChange={mayManage} />
        </Suspense>
      ),
    }),
  ]) as Columns<Category>

const actionColumn = (
  edited: Category | null,
  onEdit: (category: Category) => void,
  onDelete: (category: Category) => void,
) =>
  column.display({
    id: 'action',
    header: texts.action,
    cell: ({ row }) => (
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.edit(row.original.name)}
          onClick={() => onEdit(row.original)}
        >
          <Pencil size={15} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={texts.delete(row.original.name)}
          disabled={edited !== null}
          onClick={() => onDelete(row.original)}
        >
          <Trash2 size={15} />
        </ActionIcon>
      </Group>
    ),
  })
