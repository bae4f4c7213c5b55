import type {
  dataProtectionResponse,
  holdListResponse,
  RetentionKind,
  SetHoldRequest,
} from '@credenza/schema/data-protection'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'
import { listQuery } from '../../../lib/list/list-query.ts'
import { spoken } from '../../../lib/text/spoken.ts'

const path = '/api/admin/data-protection'

/** Fetches the register, with its sentences in the page's language. */
async function fetchDataProtection(signal: AbortSignal) {
  const { data } = await call<typeof dataProtectionResponse>({ method: 'GET', path, signal })
  const activities = await Promise.all(
    data.activities.map(async ({ name, purpose, data: what, kept, ...activity }) => ({
      ...activity,
      name: await spoken(name),
      purpose: await spoken(purpose),
      data: await spoken(what),
      kept: await spoken(kept),
    })),
  )
  return { ...data, activities }
}

export type SpokenActivity = Awaited<ReturnType<typeof fetchDataProtection>>['activities'][number]

export const dataProtectionQuery = queryOptions({
  queryKey: ['data-protection'],
  queryFn: ({ signal }) => fetchDataProtection(signal),
})

export const chooseRetention = (kind: RetentionKind, days: number) =>
  call<typeof done>({ method: 'PUT', path: `${path}/retention/${kind}`, json: { days } })

export const holdsQuery = listQuery<typeof holdListResponse>(['holds'], `${path}/holds`)

export const setHold = (hold: SetHoldRequest) =>
  call<typeof done>({ method: 'POST', path: `${path}/holds`, json: hold })

export const liftHold = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo(`${path}/holds`, id) })
