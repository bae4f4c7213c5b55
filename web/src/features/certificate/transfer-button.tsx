import type { Certificate } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { Button, Tooltip } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { transferCertificate } from './certificate-calls.ts'
import { transferState } from './certificate-state.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const texts = certificateTexts.transfer

/** 'Transfer' → 'Transferring...' → 'Transferred'; says why when it is not possible yet. */
export function TransferButton({ certificate }: { certificate: Certificate }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const transfer = useMutation({
    mutationFn: () => transferCertificate(certificate._id),
    onSuccess: (answer) => {
      toast.success(answer.message || messages.transferred)
      return queries.invalidateQueries({ queryKey: ['certificates'] })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const state = transferState(certificate)
  if (state.kind === 'transferred' || transfer.isSuccess) {
    return (
      <Button size="compact-sm" variant="light" color="teal" disabled>
        {texts.done}
      </Button>
    )
  }
  return (
    <>
      <Tooltip
        label={state.kind === 'blocked' ? state.reason : ''}
        disabled={state.kind === 'ready'}
        multiline
        w={260}
      >
        <Button
          size="compact-sm"
          variant="default"
          loading={transfer.isPending}
          // Still reachable by keyboard when it cannot be used, so that its reason can be read.
          aria-disabled={state.kind === 'blocked'}
          data-disabled={state.kind === 'blocked' || undefined}
          onClick={() => state.kind === 'ready' && setAsking(true)}
        >
          {transfer.isPending ? texts.running : texts.button}
        </Button>
      </Tooltip>
      <Suspense>
        {asking && (
          <ConfirmDialog
            title={texts.confirmTitle}
            opened
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              transfer.mutate()
            }}
            confirmLabel={texts.button}
            color="indigo"
          >
            {texts.confirmText(certificate.userName)}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}
