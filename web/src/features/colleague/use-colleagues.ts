import type { Colleague } from '@credenza/schema/colleague'
import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from './colleague-calls.ts'

const none: Colleague[] = []

/** Who can look after a request, the caller among them; nobody as long as one account is all there is. */
export function useTeam(): Colleague[] {
  const { data = none } = useQuery(colleaguesQuery)
  const team = data.filter(({ state }) => state === 'owner' || state === 'active')
  return team.length > 1 ? team : none
}
