import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { unlinkWallet, walletQuery } from './wallet-calls.ts'

/** Takes the wallet off the account, once it is certain. */
export function UnlinkButton() {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const unlink = useMutation({
    mutationFn: unlinkWallet,
    onSuccess: (wallet) => {
      queries.setQueryData(walletQuery.queryKey, wallet)
      toast.success(texts.unlinked)
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.unlink}
      </Button>
      {unlink.error && <Problem text={messageOf(unlink.error)} />}
      <ConfirmDialog
        title={texts.unlinkTitle}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => unlink.mutate()}
        confirmLabel={texts.unlink}
        busy={unlink.isPending}
      >
        {texts.unlinkText}
      </ConfirmDialog>
    </>
  )
}
