import type { OrganisationItem } from '@credenza/schema/organisation'
import { useQuery } from '@tanstack/react-query'
import { fetchOrganisations } from './admin-calls.ts'

/** The organisations that wait for a decision, newest first, and how many there are; undefined until known. */
export function useWaiting() {
  const { data } = useQuery({
    queryKey: ['organisations', 'waiting'],
    queryFn: ({ signal }) => fetchOrganisations({ search: '', status: 'Pending' }, undefined, signal),
    refetchInterval: 15_000,
  })
  return data
}

/** The one to look at after this one: the next older that waits, else the newest. */
export function nextInQueue(
  waiting: OrganisationItem[],
  current: { _id: string; createdAt: string },
): OrganisationItem | undefined {
  const others = waiting.filter(({ _id }) => _id !== current._id)
  return others.find(({ createdAt }) => createdAt <= current.createdAt) ?? others[0]
}
