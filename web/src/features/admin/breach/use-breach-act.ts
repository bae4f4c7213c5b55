import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'

/** An act on breach cases. Afterwards everything about them is refetched, and the dialog closes. */
export function useBreachAct<Input>(
  act: (input: Input) => Promise<unknown>,
  { done, onClose }: { done: string; onClose: () => void },
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done)
      onClose()
      await readAgain(queries, 'breaches')
    },
  })
}
