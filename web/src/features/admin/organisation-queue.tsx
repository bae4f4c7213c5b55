import { listSkeletonRows } from '@credenza/schema/constants'
import type { OrganisationItem } from '@credenza/schema/organisation'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { adminTexts as texts } from '../../texts/admin.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { SearchBox, withParam } from '../../ui/search-box.tsx'
import { approveOrganisation, fetchOrganisations, returnOrganisation } from './admin-calls.ts'
import { organisationColumns } from './organisation-columns.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const ReasonDialog = lazy(() => import('../../ui/reason-dialog.tsx'))

/** The administrator's queue: organisations to approve or to return with a reason. */
export function OrganisationQueue() {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? 'Pending'
  const filter = { search: params.get('search') ?? '', status: status === 'all' ? '' : status }
  const list = usePagedList(['organisations', filter], (cursor, signal) =>
    fetchOrganisations(filter, cursor, signal),
  )
  const [approving, setApproving] = useState<OrganisationItem | null>(null)
  const [returning, setReturning] = useState<OrganisationItem | null>(null)
  const columns = useMemo(() => organisationColumns(setApproving, setReturning), [])
  const settled = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => {
      setApproving(null)
      setReturning(null)
      return queries.invalidateQueries({ queryKey: ['organisations'] })
    },
  }
  const approve = useMutation({
    mutationFn: approveOrganisation,
    onSuccess: () => toast.success(texts.approved),
    ...settled,
  })
  const giveBack = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => returnOrganisation(id, reason),
    onSuccess: () => toast.success(texts.returned),
    ...settled,
  })

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Group gap="sm">
          <SegmentedControl
            aria-label={texts.statusFilter}
            data={[
              { value: 'Pending', label: texts.filters.Pending },
              { value: 'Approved', label: texts.filters.Approved },
              { value: 'Returned', label: texts.filters.Returned },
              { value: 'all', label: texts.filters[''] },
            ]}
            value={status}
            onChange={(value) => setParams((before) => withParam(before, 'status', value), { replace: true })}
          />
          <SearchBox label={texts.search} />
        </Group>
      }
    >
      <ResultCount total={list.total} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row._id}
        state={list.state}
        skeletonRows={listSkeletonRows}
        total={list.total}
        error={list.error}
        onRetry={list.retry}
        onEndReached={list.loadMore}
        emptyAction={<Text c="dimmed">{texts.empty}</Text>}
      />
      <Suspense>
        {approving !== null && (
          <ConfirmDialog
            title={texts.approveTitle(approving?.organizationName ?? '')}
            opened
            onClose={() => setApproving(null)}
            onConfirm={() => approving && approve.mutate(approving._id)}
            busy={approve.isPending}
            confirmLabel={texts.approve}
            color="indigo"
          >
            {texts.approveText}
          </ConfirmDialog>
        )}
        {returning && (
          <ReasonDialog
            title={texts.returnTitle(returning.organizationName)}
            explanation={texts.returnText}
            label={texts.reason}
            quickReasons={texts.quick}
            confirmLabel={texts.return}
            opened
            busy={giveBack.isPending}
            onClose={() => setReturning(null)}
            onConfirm={(reason) => giveBack.mutate({ id: returning._id, reason })}
          />
        )}
      </Suspense>
    </Page>
  )
}
