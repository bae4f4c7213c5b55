import type { Certificate } from '@credenza/schema/certificate'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { randomKey } from '../../lib/api/intent.ts'
import type { Decision } from './use-decisions.ts'

/** A decision that the server has not taken. It is sent again under the same key, as its answer alone may have been lost. */
export interface Unsent {
  decision: Decision
  key: string
}

const none: readonly Unsent[] = []

/** The decisions in one of the two queues that could not be sent, the oldest first. They outlast the page that shows them. */
export function useUnsent(origin: Certificate['origin']) {
  const queries = useQueryClient()
  const { data: unsent = none } = useQuery<readonly Unsent[]>({
    queryKey: ['unsent-decisions', origin],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const change = useCallback(
    (to: (before: readonly Unsent[]) => readonly Unsent[]) =>
      queries.setQueryData<readonly Unsent[]>(['unsent-decisions', origin], (before = none) => to(before)),
    [queries, origin],
  )
  const keep = (one: Unsent) => change((before) => [...before, one])
  const drop = ({ key }: Unsent) => change((before) => before.filter((one) => one.key !== key))
  /** Forgets the unsent decision on a request that is decided again. */
  const dropDecided = ({ requests }: Decision) => {
    const decided = new Set(requests.map(({ _id }) => _id))
    change((before) => before.flatMap((one) => remaining(one, decided)))
  }
  return { unsent, keep, drop, dropDecided }
}

function remaining(one: Unsent, decided: ReadonlySet<string>): Unsent[] {
  const { decision } = one
  const requests = decision.requests.filter(({ _id }) => !decided.has(_id))
  if (decision.all || requests.length === decision.requests.length) return [one]
  return requests.length === 0 ? [] : [{ decision: { ...decision, requests }, key: randomKey() }]
}
