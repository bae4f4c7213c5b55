import type { Certificate } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { actTexts } from '../../texts/act.ts'
import { common } from '../../texts/common.ts'
import { Tip } from '../../ui/tip.tsx'
import { transferCertificate } from '../certificate/certificate-calls.ts'
import { transferState } from '../certificate/certificate-state.ts'

const TransferDialog = lazy(() => import('./transfer-dialog.tsx'))

const texts = actTexts.transfer

/** 'Transfer' → 'Transferring...' → 'Transferred'; says why if it is not possible yet. */
export function TransferButton({ certificate }: { certificate: Certificate }) {
  const maySign = usePermitted()('sign')
  const state = transferState(certificate)
  if (state.kind === 'transferred') return <Transferred />
  if (state.kind === 'blocked') return <NotYet reason={state.reason} />
  if (!maySign) return <NotYet reason={common.roleHint} />
  return <Transfer certificate={certificate} />
}

const Transferred = () => (
  <Button size="compact-sm" variant="light" color="teal" disabled>
    {texts.done}
  </Button>
)

/** Stays reachable by keyboard, so that people can read the reason. */
const NotYet = ({ reason }: { reason: string }) => (
  <Tip label={reason}>
    <Button size="compact-sm" variant="default" aria-disabled data-disabled aria-description={reason}>
      {texts.button}
    </Button>
  </Tip>
)

function Transfer({ certificate }: { certificate: Certificate }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const transfer = useMutation({
    mutationFn: () => transferCertificate(certificate._id),
    onSuccess: (answer) => {
      toast.success(successWords(answer.message, messages.transferred))
      return readAgain(queries, 'certificates')
    },
    onError: toastFailure(texts.failed),
  })
  if (transfer.isSuccess) return <Transferred />
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={transfer.isPending}
        onClick={() => setAsking(true)}
      >
        {transfer.isPending ? texts.running : texts.button}
      </Button>
      <Suspense>
        {asking && (
          <TransferDialog
            certificate={certificate}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              transfer.mutate()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
