import type { OrganisationItem } from '@credenza/schema/organisation'
import { useQuery } from '@tanstack/react-query'
import { fetchOrganisations } from './organisation-calls.ts'

/** The organisations waiting for a decision, newest first, and their number; undefined until known. */
export function useWaiting() {
  const { data } = useQuery({
    queryKey: ['organisations', 'waiting'],
    queryFn: ({ signal }) => fetchOrganisations({ search: '', status: 'Pending' }, signal),
    refetchInterval: 15_000,
  })
  return data
}

/** The organisation to review next: the next older one waiting, otherwise the newest. */
export function nextInQueue(
  waiting: OrganisationItem[],
  current: { _id: string; createdAt: string },
): OrganisationItem | undefined {
  const others = waiting.filter(({ _id }) => _id !== current._id)
  return others.find(({ createdAt }) => createdAt <= current.createdAt) ?? others[0]
}
