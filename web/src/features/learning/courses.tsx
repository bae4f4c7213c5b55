import type { Course } from '@credenza/schema/course-award'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { learningTexts as texts } from '../../texts/learning.ts'
import ConfirmDialog from '../../ui/dialog/confirm-dialog.tsx'
import { Section } from '../../ui/page/section.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { acceptProposals, coursesQuery, declineProposals } from './learning-calls.ts'

const column = columnsOf<Course>()

/** The courses that award certificates, and what their teachers propose. */
export default function Courses({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const mayPrepare = usePermitted()('prepare') && !isLocked
  const list = usePagedList(coursesQuery)
  const [accepting, setAccepting] = useState<Course>()
  const settled = (said: string) => async () => {
    toast.success(said)
    setAccepting(undefined)
    await readAgain(queries, 'learning', 'batches')
  }
  const failed = toastFailure()
  const accept = useMutation({
    mutationFn: acceptProposals,
    onSuccess: settled(texts.accepted),
    onError: failed,
  })
  const decline = useMutation({
    mutationFn: declineProposals,
    onSuccess: settled(texts.declined),
    onError: failed,
  })
  const columns = column.columns([
    column.accessor('title', { header: texts.course }),
    column.accessor('platform', { header: texts.platform }),
    column.accessor(({ rule }) => rule.title, { id: 'certificate', header: texts.certificate }),
    column.accessor('awarded', {
      header: texts.awarded,
      cell: ({ getValue }) => formatNumber(getValue()),
    }),
    column.accessor('proposed', {
      header: texts.proposed,
      cell: ({ row: { original } }) => (
        <Group gap="xs" wrap="nowrap">
          {formatNumber(original.proposed)}
          {mayPrepare && original.proposed > 0 && (
            <>
              <Button
                size="compact-sm"
                aria-label={texts.acceptOf(original.title)}
                onClick={() => setAccepting(original)}
              >
                {texts.accept}
              </Button>
              <RowButton
                label={texts.decline}
                ariaLabel={texts.declineOf(original.title)}
                loading={decline.isPending}
                onClick={() => decline.mutate(original._id)}
              />
            </>
          )}
        </Group>
      ),
    }),
  ]) as Columns<Course>
  return (
    <Section title={texts.courses} size="lg">
      <Text c="dimmed">{texts.coursesLead}</Text>
      <ListTable
        label={texts.courses}
        columns={columns}
        list={list}
        cardTitle="title"
        emptyAction={<Text c="dimmed">{texts.noCourses}</Text>}
      />
      {accepting && (
        <ConfirmDialog
          title={texts.acceptQuestion}
          opened
          confirmLabel={texts.accept}
          busy={accept.isPending}
          onConfirm={() => accept.mutate({ courseId: accepting._id, rule: accepting.rule })}
          onClose={() => setAccepting(undefined)}
        >
          {texts.acceptText(formatNumber(accepting.proposed), accepting.rule.title)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
