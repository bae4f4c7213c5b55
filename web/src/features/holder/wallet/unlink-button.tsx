import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx'
import { unlinkWallet, walletQuery } from './wallet-calls.ts'

/** Unlinks the wallet from the account, after confirmation. */
export function UnlinkButton() {
  const queries = useQueryClient()
  return (
    <ConfirmButton
      variant="default"
      label={texts.unlink}
      title={texts.unlinkTitle}
      act={unlinkWallet}
      onDone={(wallet) => {
        queries.setQueryData(walletQuery.queryKey, wallet)
        toast.success(texts.unlinked)
      }}
    >
      {texts.unlinkText}
    </ConfirmButton>
  )
}
