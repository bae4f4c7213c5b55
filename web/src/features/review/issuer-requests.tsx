import type { Certificate } from '@credenza/schema/certificate'
import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import type { RowSelectionState } from '@tanstack/react-table'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { BulkProgressBar } from '../../ui/bulk-progress.tsx'
import { ListTable } from '../../ui/list-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { SearchBox, withParam } from '../../ui/search-box.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { useProfile } from '../account/use-profile.ts'
import { isAcceptable } from './decision-state.ts'
import { requestColumns } from './request-columns.tsx'
import { fetchRequests } from './review-calls.ts'
import { useDecide } from './use-decide.ts'

const GateNotice = lazy(() => import('../certificate/gate-notice.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const ReasonDialog = lazy(() => import('../../ui/reason-dialog.tsx'))

/** Until an administrator approved it, a verifier sees a notice and no queue (readings R1). */
export function IssuerRequests() {
  const profile = useProfile()
  if (profile.data?.status === 'Approved') return <RequestQueue />
  return (
    <Page title={texts.title}>
      {profile.isLoadingError ? (
        <TableError error={profile.error} onRetry={() => void profile.refetch()} />
      ) : profile.isPending ? (
        <Skeleton height={420} radius="lg" />
      ) : (
        <Suspense>
          <GateNotice profile={profile.data} />
        </Suspense>
      )}
    </Page>
  )
}

function RequestQueue() {
  const [params, setParams] = useSearchParams()
  const filter = { search: params.get('search') ?? '', status: params.get('status') ?? '' }
  const list = usePagedList(
    ['certificates', 'requests', filter],
    (cursor, signal) => fetchRequests(filter, cursor, signal),
    // New requests and signatures are events of the issuers' trails, not of this verifier's.
    { refreshMs: 15_000 },
  )
  const [selected, setSelected] = useState<RowSelectionState>({})
  const [accepting, setAccepting] = useState<Certificate[]>([])
  const [rejecting, setRejecting] = useState<Certificate | null>(null)
  const decision = useDecide()
  const columns = useMemo(
    () => requestColumns((certificate) => setAccepting([certificate]), setRejecting),
    [],
  )
  const chosen = list.rows.filter((row) => selected[row._id] && isAcceptable(row))
  const count = formatNumber(accepting.length)

  const accept = async (ids: string[]) => {
    setAccepting([])
    if (await decision.run(ids)) {
      setSelected({})
      decision.clear()
    }
  }

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Group gap="sm">
          <SegmentedControl
            aria-label={texts.statusFilter}
            data={[
              { value: '', label: texts.filters.all },
              { value: '0', label: texts.filters['0'] },
              { value: '1', label: texts.filters['1'] },
              { value: '2', label: texts.filters['2'] },
            ]}
            value={filter.status}
            onChange={(value) => setParams((before) => withParam(before, 'status', value), { replace: true })}
          />
          <SearchBox label={texts.search} />
        </Group>
      }
    >
      <Stack gap="sm">
        <Group gap="sm" mih={26}>
          <ResultCount total={list.total} />
          {chosen.length > 0 && (
            <>
              <Text fz="sm">{common.rowsSelected(formatNumber(chosen.length))}</Text>
              <Button size="compact-sm" loading={decision.running} onClick={() => setAccepting(chosen)}>
                {texts.acceptMany(formatNumber(chosen.length))}
              </Button>
            </>
          )}
        </Group>
        {decision.progress && decision.progress.total > 1 && (
          <BulkProgressBar
            progress={decision.progress}
            label={texts.progress}
            running={decision.running}
            onRetryFailed={() => void accept(decision.progress?.failed.map((item) => item.id) ?? [])}
          />
        )}
        <ListTable
          label={texts.table}
          columns={columns}
          list={list}
          emptyAction={<Text c="dimmed">{texts.empty}</Text>}
          selection={{
            selected,
            onChange: setSelected,
            nameOf: (row) => `${row.title}, ${row.userName}`,
            selectable: isAcceptable,
          }}
        />
      </Stack>
      <Suspense>
        {accepting.length > 0 && (
          <ConfirmDialog
            title={texts.acceptTitle(count)}
            opened
            onClose={() => setAccepting([])}
            onConfirm={() => void accept(accepting.map((certificate) => certificate._id))}
            confirmLabel={texts.accept}
            color="indigo"
          >
            {texts.acceptText}
          </ConfirmDialog>
        )}
        {rejecting && (
          <ReasonDialog
            title={texts.rejectTitle}
            explanation={texts.rejectText}
            label={texts.reason}
            quickReasons={texts.quick}
            confirmLabel={texts.reject}
            opened
            busy={decision.running}
            onClose={() => setRejecting(null)}
            onConfirm={(reason) =>
              void decision.run([rejecting._id], reason).then(() => {
                setRejecting(null)
                decision.clear()
              })
            }
          />
        )}
      </Suspense>
    </Page>
  )
}
