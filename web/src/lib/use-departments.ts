import type { Department, departmentListResponse } from '@credenza/schema/department'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from './api/call.ts'
import { useSession } from './session/use-session.ts'
import { onWorkPlaceChange, workPlace } from './work-place.ts'

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: async () =>
    (await call<typeof departmentListResponse>({ method: 'GET', path: '/api/departments' })).data,
})

const none: readonly Department[] = []

/** The departments that this person can choose from; none in most organisations. */
export function useDepartments(): readonly Department[] {
  const { data = none } = useQuery({ ...departmentsQuery, enabled: useSession()?.role === 'issuer' })
  return data
}

/** The department in which this person works; '' for all that they have. */
export const useWorkPlace = (): string => useSyncExternalStore(onWorkPlaceChange, workPlace, () => '')
