import { messages } from '@credenza/schema/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { addFee } from './fee-calls.ts'

interface Outcomes {
  onAdded: () => void
  onFailed: (error: Error) => void
}

/** Sets a fee, confirms it in a toast, and refetches every list of fees. */
export function useAddFee({ onAdded, onFailed }: Outcomes) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: (fee: Parameters<typeof addFee>[0]) => addFee(fee, intent.keyFor(fee)),
    onSuccess: async ({ message }) => {
      intent.finished()
      toast.success(successWords(message, messages.feesAdded))
      onAdded()
      await readAgain(queries, 'fees')
    },
    onError: onFailed,
  })
}
