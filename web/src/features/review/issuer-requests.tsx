import type { Certificate } from '@credenza/schema/certificate'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { BulkProgressBar } from '../../ui/bulk-progress.tsx'
import { ListTable } from '../../ui/list-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { ApprovedOnly } from './approved-only.tsx'
import { DecisionDialogs } from './decision-dialogs.tsx'
import { isAcceptable } from './decision-state.ts'
import { QueueFilters, useQueueFilter } from './queue-filters.tsx'
import { requestColumns } from './request-columns.tsx'
import { fetchRequests, queueRefreshMs } from './review-calls.ts'
import { useDecide } from './use-decide.ts'

/** The certificates that issuers made, with what the verifier decides about one or a selection. */
export function IssuerRequests() {
  return (
    <ApprovedOnly title={texts.title}>
      <RequestQueue />
    </ApprovedOnly>
  )
}

function RequestQueue() {
  const filter = useQueueFilter()
  const list = usePagedList(
    ['certificates', 'requests', filter],
    (cursor, signal) => fetchRequests(filter, cursor, signal),
    { refreshMs: queueRefreshMs },
  )
  const [selected, setSelected] = useState<RowSelectionState>({})
  const [accepting, setAccepting] = useState<Certificate[]>([])
  const [rejecting, setRejecting] = useState<Certificate | null>(null)
  const decision = useDecide('issuer')
  const columns = useMemo(
    () => requestColumns((certificate) => setAccepting([certificate]), setRejecting),
    [],
  )
  const chosen = list.rows.filter((row) => selected[row._id] && isAcceptable(row))

  const accept = async (ids: string[]) => {
    setAccepting([])
    if (await decision.run(ids)) {
      setSelected({})
      decision.clear()
    }
  }
  const reject = async ({ _id }: Certificate, reason: string) => {
    await decision.run([_id], reason)
    setRejecting(null)
    decision.clear()
  }

  return (
    <Page title={texts.title} lead={texts.lead} actions={<QueueFilters />}>
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
      <DecisionDialogs
        accepting={accepting}
        rejecting={rejecting}
        busy={decision.running}
        onAccept={() => void accept(accepting.map((certificate) => certificate._id))}
        onReject={(reason) => void reject(rejecting!, reason)}
        onClose={() => {
          setAccepting([])
          setRejecting(null)
        }}
      />
    </Page>
  )
}
