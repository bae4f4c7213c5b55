import type { Certificate } from '@credenza/schema/certificate'
import { Stack, Text } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { reviewTexts } from '../../texts/review.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { fetchUserCertificates } from '../upload/upload-calls.ts'
import { ApprovedOnly } from './approved-only.tsx'
import { DecisionDialogs } from './decision-dialogs.tsx'
import { QueueFilters, useQueueFilter } from './queue-filters.tsx'
import { queueRefreshMs } from './review-calls.ts'
import { useDecide } from './use-decide.ts'
import { userRequestColumns } from './user-request-columns.tsx'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))
const texts = reviewTexts.user

/** The certificates that users uploaded (specification, section 2, User Request). */
export function UserRequests() {
  return (
    <ApprovedOnly title={texts.title}>
      <UploadQueue />
    </ApprovedOnly>
  )
}

function UploadQueue() {
  const filter = useQueueFilter()
  const list = usePagedList(
    ['certificates', 'user-requests', filter],
    (cursor, signal) => fetchUserCertificates(filter, cursor, signal),
    { refreshMs: queueRefreshMs },
  )
  const [viewed, setViewed] = useState<string | null>(null)
  const [accepting, setAccepting] = useState<Certificate | null>(null)
  const [rejecting, setRejecting] = useState<Certificate | null>(null)
  const decision = useDecide('user')
  const decisions = useMemo(() => ({ onAccept: setAccepting, onReject: setRejecting }), [])
  const columns = useMemo(() => userRequestColumns(setViewed, decisions), [decisions])
  const closeDecision = () => {
    setAccepting(null)
    setRejecting(null)
  }
  const decide = async ({ _id }: Certificate, reason?: string) => {
    await decision.run([_id], reason)
    closeDecision()
    decision.clear()
  }

  return (
    <Page title={texts.title} lead={texts.lead} actions={<QueueFilters />}>
      <Stack gap="sm">
        <ResultCount total={list.total} />
        <ListTable
          label={texts.title}
          columns={columns}
          list={list}
          emptyAction={<Text c="dimmed">{texts.empty}</Text>}
        />
      </Stack>
      <Suspense>
        {viewed && (
          <ViewDialog
            list={list}
            certificateId={viewed}
            onView={setViewed}
            onClose={() => setViewed(null)}
            {...decisions}
          />
        )}
      </Suspense>
      <DecisionDialogs
        accepting={accepting ? [accepting] : []}
        rejecting={rejecting}
        busy={decision.running}
        onAccept={() => void decide(accepting!)}
        onReject={(reason) => void decide(rejecting!, reason)}
        onClose={closeDecision}
      />
    </Page>
  )
}
