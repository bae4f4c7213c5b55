import type { AssignRequest } from '@credenza/schema/colleague'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { useTeam } from '../../colleague/use-colleagues.ts'
import { assign } from './team-calls.ts'

/** Assigns requests to a team member, or to nobody with null, and refetches the lists. */
export function useAssign() {
  const queries = useQueryClient()
  const team = useTeam()
  return useMutation({
    mutationFn: assign,
    onSuccess: async ({ failed }, { assigneeId }: AssignRequest) => {
      await readAgain(queries, 'certificates')
      if (failed.length > 0) return toast.error(failed[0]!.message)
      const name = team.find(({ _id }) => _id === assigneeId)?.name
      toast.success(name === undefined ? texts.unassigned : texts.assigned(name))
    },
    onError: toastFailure(),
  })
}
