import type { Colleague } from '@credenza/schema/colleague'
import { useQuery } from '@tanstack/react-query'
import { fetchColleagues } from './colleague-calls.ts'

/** Who acts for the organisation or is invited to. */
export const useColleagues = () => useQuery({ queryKey: ['colleagues'], queryFn: fetchColleagues })

const none: Colleague[] = []

/** Who can look after a request, the caller among them; nobody as long as one account is all there is. */
export function useTeam(): Colleague[] {
  const { data = none } = useColleagues()
  const team = data.filter(({ state }) => state === 'owner' || state === 'active')
  return team.length > 1 ? team : none
}
