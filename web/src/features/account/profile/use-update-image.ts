import { messages } from '@credenza/schema/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { updateProfileImage } from '../account-calls.ts'

/** Sends the cropped square, which the header and the dialog then show. */
export function useUpdateImage(onUpdated: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (square: Blob) =>
      toast.promise(updateProfileImage(square), {
        loading: messages.profileUpdating,
        success: messages.profileUpdated,
        error: messageOf,
      }),
    onSuccess: async () => {
      await readAgain(queries, 'profile')
      onUpdated()
    },
  })
}
