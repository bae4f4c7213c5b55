import type { ImportStatus } from '@credenza/schema/student-import'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIntent } from '../../../lib/api/intent.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import {
  type ColumnChoice,
  cancelImport,
  fetchImport,
  fetchImports,
  type PlaceChoice,
  setColumns,
  setPlace,
  startImport,
} from './import-calls.ts'

const pollMs = 700

/** Whether it is being read or written. */
export const isAtWork = (status: ImportStatus): boolean =>
  status === 'reviewing' || status === 'waiting' || status === 'running'
/** Whether it has started and not ended, or waits for a person. */
export const isOpen = (status: ImportStatus): boolean => status !== 'done' && status !== 'failed'

/** The newest imports, followed while one of them is at work. */
export const importsQuery = queryOptions({
  queryKey: ['students', 'imports'],
  queryFn: ({ signal }) => fetchImports(signal),
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => isAtWork(status)) ? pollMs : false),
})

export const importQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['students', 'import', id],
    queryFn: ({ signal }) => fetchImport(id!, signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? pollMs : false),
  })

/** One import, polled while it is running, with the possible actions. */
export function useImport(id: string | undefined) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const query = useQuery(importQuery(id))
  const shared = { onSettled: () => readAgain(queries, 'students'), onError: toastFailure() }
  const match = useMutation({ mutationFn: (choice: ColumnChoice) => setColumns(id!, choice), ...shared })
  const place = useMutation({ mutationFn: (choice: PlaceChoice) => setPlace(id!, choice), ...shared })
  const start = useMutation({
    mutationFn: (updateExisting: boolean) =>
      startImport(id!, updateExisting, intent.keyFor([id, updateExisting])),
    ...shared,
  })
  const cancel = useMutation({
    mutationFn: () => cancelImport(id!),
    ...shared,
  })
  return { query, match, place, start, cancel }
}
