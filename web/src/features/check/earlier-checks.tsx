import { Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { checkTexts } from '../../texts/check.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { checksQuery, deleteCheck, type ListedCheck } from './check-calls.ts'
import { checkColumns } from './check-columns.tsx'

const texts = checkTexts.earlier

/** The organisation's earlier checks that are still stored, to reopen or, for people who may manage the organisation, delete. */
export function EarlierChecks() {
  const mayDelete = usePermitted()('manage')
  const list = usePagedList(checksQuery)
  const [deleting, setDeleting] = useState<ListedCheck>()
  const columns = useMemo(() => checkColumns(mayDelete ? setDeleting : undefined), [mayDelete])
  return (
    <Stack gap="sm">
      <Title order={2} fz={18}>
        {texts.title}
      </Title>
      <ListTable label={texts.title} columns={columns} list={list} emptyAction={texts.empty} />
      {deleting && <DeleteDialog check={deleting} onClose={() => setDeleting(undefined)} />}
    </Stack>
  )
}

function DeleteDialog({ check, onClose }: { check: ListedCheck; onClose: () => void }) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteCheck(check.checkId),
    onSuccess: () => {
      toast.success(texts.deleted)
      // Remove the row before the dialog, so that focus returns to what is left.
      return readAgain(queries, 'checks')
    },
    onError: toastFailure(),
    onSettled: onClose,
  })
  return (
    <Confirm
      title={texts.deleteTitle}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      confirmLabel={texts.deleteConfirm}
    >
      <Text fw={600}>{formatDateTime(check.startedAt)}</Text>
      {texts.deleteText}
    </Confirm>
  )
}
