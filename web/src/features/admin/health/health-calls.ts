import type { HealthFact, HealthPart, healthResponse } from '@credenza/schema/admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { spoken } from '../../../lib/text/spoken.ts'

/** Checks every part of the platform now. The texts are in the page's language. */
async function fetchHealth(signal: AbortSignal) {
  const { data, checkedAt, version } = await call<typeof healthResponse>({
    method: 'GET',
    path: '/api/admin/health',
    signal,
  })
  return { data: await Promise.all(data.map(spokenPart)), checkedAt, version }
}

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => fetchHealth(signal),
  staleTime: 0,
})

const spokenPart = async (part: HealthPart): Promise<HealthPart> => ({
  ...part,
  summary: await spoken({ ...part, message: part.summary }),
  facts: await Promise.all(part.facts.map(spokenFact)),
})

async function spokenFact(fact: HealthFact): Promise<HealthFact> {
  const { label, value, labelKey, valueKey, parameters } = fact
  return {
    ...fact,
    label: await spoken({ message: label, key: labelKey, parameters }),
    value: await spoken({ message: value, key: valueKey, parameters }),
  }
}
