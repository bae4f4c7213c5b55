import type { Certificate } from '@credenza/schema/certificate'
import type { CorrectionRequest } from '@credenza/schema/correction'
import { Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { common } from '../../texts/common.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { SearchBox } from '../../ui/table/search-box.tsx'
import { declineRequest, requestsQuery } from './correction-calls.ts'
import { requestColumns } from './request-columns.tsx'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))
const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))
const WhoseCertificate = lazy(() => import('../certificate/whose-certificate.tsx'))
const ReasonDialog = lazy(() => import('../../ui/dialog/reason-dialog.tsx'))

const texts = correctionTexts.requests
const stateChoices = [
  { value: '', label: texts.every },
  ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
]

/** What the issuer is doing with a request. */
type Dealing =
  | { request: CorrectionRequest; step: 'read' | 'decline' }
  | { request: CorrectionRequest; step: 'approve'; certificate: Certificate }

/** Holders' correction requests: approving one corrects the certificate; declining one needs a reason. */
export function RequestList() {
  const [params] = useSearchParams()
  const filter = { search: params.get('search') ?? '', state: params.get('state') ?? '' }
  const list = usePagedList(requestsQuery(filter))
  useFailureToast(list.state === 'error', common.dataFailed)
  const [dealing, setDealing] = useState<Dealing | null>(null)
  const columns = useMemo(() => requestColumns((request) => setDealing({ request, step: 'read' })), [])
  const isNarrowed = filter.search !== '' || filter.state !== ''
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <FilterSelect param="state" label={texts.stateFilter} choices={stateChoices} />
          <SearchBox label={texts.search} />
        </>
      }
    >
      <Stack gap="sm">
        <CountedTable
          label={texts.table}
          columns={columns}
          list={list}
          cardTitle="title"
          emptyAction={isNarrowed ? texts.nothing : texts.empty}
        />
      </Stack>
      <Suspense>{dealing && <Dialogs dealing={dealing} onChange={setDealing} />}</Suspense>
    </Page>
  )
}

/** The request stays below the dialog that answers it, so that cancelling returns to it. */
function Dialogs({ dealing, onChange }: { dealing: Dealing; onChange: (next: Dealing | null) => void }) {
  const { request, step } = dealing
  const navigate = useNavigate()
  const decline = useDecline(request._id, () => onChange(null))
  const backToRequest = () => onChange({ request, step: 'read' })
  return (
    <>
      <RequestDialog
        request={request}
        // Both dialogs receive Escape, but only the upper one may close.
        onClose={() => step === 'read' && onChange(null)}
        onApprove={(certificate) => onChange({ request, step: 'approve', certificate })}
        onDecline={() => onChange({ request, step: 'decline' })}
      />
      {step === 'approve' && (
        <CorrectDialog
          certificate={dealing.certificate}
          request={request}
          onClose={backToRequest}
          onCorrected={(certificateId) => void navigate(`/certificate/${certificateId}`)}
        />
      )}
      {step === 'decline' && (
        <ReasonDialog
          title={texts.declineTitle}
          explanation={
            <Stack gap="xs">
              <WhoseCertificate certificate={request} />
              <Text inherit>{texts.declineText}</Text>
            </Stack>
          }
          label={texts.reason}
          quickReasons={texts.quick}
          confirmLabel={texts.decline}
          opened
          busy={decline.isPending}
          onClose={backToRequest}
          onConfirm={(reason) => decline.mutate(reason)}
        />
      )}
    </>
  )
}

function useDecline(id: string, onDeclined: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => declineRequest(id, reason),
    onSuccess: () => {
      toast.success(texts.declined)
      onDeclined()
    },
    onError: toastFailure(),
    onSettled: () => readAgain(queries, 'certificates'),
  })
}
