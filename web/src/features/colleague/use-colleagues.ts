import type { Colleague } from '@credenza/schema/colleague'
import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from './colleague-calls.ts'

const none: Colleague[] = []

/** The people who can take a request, including the caller; empty while there is only one account. */
export function useTeam(): Colleague[] {
  const { data = none } = useQuery(colleaguesQuery)
  const team = data.filter(({ state }) => state === 'owner' || state === 'active')
  return team.length > 1 ? team : none
}
