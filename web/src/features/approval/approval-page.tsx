import type { ApprovalRequest } from '@credenza/schema/approval'
import { Alert, DataList, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { LoadedPage } from '../../ui/page/loaded-page.tsx'
import { Page } from '../../ui/page/page.tsx'
import { requestQuery } from './approval-calls.ts'
import { StateBadge } from './approval-state.tsx'
import { Preview } from './preview.tsx'
import { Signers } from './signers.tsx'

const DecideButtons = lazy(() => import('./decide-buttons.tsx'))
const PrepareButtons = lazy(() => import('./prepare-buttons.tsx'))
const AskAgainButton = lazy(() => import('./ask-again-button.tsx'))
const ItemList = lazy(() => import('./item-list.tsx'))
const texts = approvalTexts.request

/** One request to the signers: who has approved it, a preview, and everything in it. */
export function ApprovalPage({ id }: { id: string }) {
  const query = useQuery(requestQuery(id))
  return (
    <LoadedPage title={approvalTexts.title} query={query} skeleton={<Skeleton height={320} radius="lg" />}>
      {(request) => <OneRequest id={id} request={request} />}
    </LoadedPage>
  )
}

function OneRequest({ id, request }: { id: string; request: ApprovalRequest }) {
  const [shown, show] = useState<string>()
  const isPermitted = usePermitted()
  const { state, changed, removed } = request
  const since = texts.since(formatNumber(changed), formatNumber(removed))
  const isPending = ['open', 'approved', 'changed'].includes(state)
  const isOver = state === 'rejected' || state === 'withdrawn'
  return (
    <Page
      title={request.title}
      lead={texts.askedBy(request.askedBy.name || texts.someone, formatDateTime(request.createdAt))}
      actions={
        <Suspense>
          {isPending && request.awaitsYou && <DecideButtons request={request} />}
          {isPending && isPermitted('prepare') && <PrepareButtons request={request} />}
          {isOver && isPermitted('prepare') && <AskAgainButton request={request} />}
        </Suspense>
      }
    >
      {request.note && (
        <DataList orientation="vertical">
          <Fact label={texts.note}>{request.note}</Fact>
        </DataList>
      )}
      <Group gap="md">
        <StateBadge state={state} />
        <Text>{texts.total(formatNumber(request.total))}</Text>
        {isPending && <Text>{texts.waiting(formatNumber(request.waiting))}</Text>}
      </Group>
      {state === 'changed' && (
        <Alert color="orange" title={texts.changedTitle}>
          {inARow(texts.changedText, changed + removed > 0 && since)}
        </Alert>
      )}
      {state !== 'changed' && changed + removed > 0 && <Alert color="yellow">{since}</Alert>}
      {state === 'rejected' && (
        <Alert color="red" title={texts.rejected(request.rejectedBy || texts.someone)}>
          <bdi>{request.reason}</bdi>
        </Alert>
      )}
      <Stack gap="lg">
        {request.demands.map((demand) => (
          <Signers key={demand.category} demand={demand} />
        ))}
        <Preview requestId={id} certificateId={shown} />
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <ItemList requestId={id} onShow={show} />
        </Suspense>
        <DataList orientation="vertical">
          <Fact label={texts.digest}>{request.digest}</Fact>
        </DataList>
      </Stack>
    </Page>
  )
}
