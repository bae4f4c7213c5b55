import type { ApprovalRequest } from '@credenza/schema/approval'
import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { approvalTexts as texts } from '../../texts/approval.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { renew, withdraw } from './approval-calls.ts'

/** What the preparer can do with a request: ask again after a change, or withdraw it. */
export default function PrepareButtons({ request: { _id, state } }: { request: ApprovalRequest }) {
  const queries = useQueryClient()
  const refresh = () => readAgain(queries, 'approvals')
  const renewing = useMutation({
    mutationFn: () => renew(_id),
    onSuccess: () => toast.success(texts.renew.done),
    onError: toastFailure(),
    onSettled: refresh,
  })
  return (
    <>
      {state === 'changed' && (
        <Button loading={renewing.isPending} onClick={() => renewing.mutate()}>
          {texts.renew.button}
        </Button>
      )}
      <ConfirmButton
        variant="default"
        label={texts.withdraw.button}
        title={texts.withdraw.title}
        act={() => withdraw(_id)}
        onDone={() => toast.success(texts.withdraw.done)}
        onSettled={refresh}
      >
        <Text>{texts.withdraw.text}</Text>
      </ConfirmButton>
    </>
  )
}
