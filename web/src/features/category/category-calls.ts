import type { Alignment, alignmentResponse } from '@credenza/schema/alignment'
import type { categoryListResponse, saveCategoryResponse } from '@credenza/schema/category'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

export const ownCategoriesQuery = queryOptions({
  queryKey: ['categories', 'own'],
  queryFn: async () =>
    (await call<typeof categoryListResponse>({ method: 'GET', path: '/api/categories/get' })).data,
})

/** All categories, for choosing one. */
export const allCategoriesQuery = queryOptions({
  queryKey: ['categories', 'all'],
  queryFn: async () =>
    (await call<typeof categoryListResponse>({ method: 'GET', path: '/api/categories/get-all' })).data,
})

/** What a category can correspond to. */
export const alignmentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['alignments', search],
    queryFn: ({ signal }) =>
      call<typeof alignmentResponse>({ method: 'GET', path: '/api/alignments', query: { search }, signal }),
  })

/** Creates a category, or changes the one with this id. What is left out stays as it is. */
export const saveCategory = (
  json: { id?: string; name: string; defaultTemplateId?: string; alignments?: Alignment[] },
  idempotencyKey: string,
) =>
  call<typeof saveCategoryResponse>({ method: 'POST', path: '/api/categories/create', json, idempotencyKey })

export const deleteCategory = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/categories/delete', id) })
