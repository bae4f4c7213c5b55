import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { linkWallet, walletQuery } from './wallet-calls.ts'

/** Links the wallet whose signature `sign` returns. */
export function useLinkWallet<Input = void>(sign: (input: Input) => Promise<string>, onLinked: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => linkWallet(await sign(input)),
    onSuccess: (wallet) => {
      queries.setQueryData(walletQuery.queryKey, wallet)
      toast.success(texts.linked)
      onLinked()
    },
  })
}
