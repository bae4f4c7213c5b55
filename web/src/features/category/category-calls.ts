import { categoryListResponse, saveCategoryResponse } from '@credenza/schema/category'
import { done } from '@credenza/schema/envelope'
import { call } from '../../lib/api/call.ts'

export const fetchCategories = async () =>
  (await call({ method: 'GET', path: '/api/categories/get', answer: categoryListResponse })).data

/** All categories, for choosing one. */
export const fetchAllCategories = async () =>
  (await call({ method: 'GET', path: '/api/categories/get-all', answer: categoryListResponse })).data

/** Creates, or renames when an id is given. */
export const saveCategory = (json: { id?: string; name: string }, idempotencyKey: string) =>
  call({ method: 'POST', path: '/api/categories/create', json, answer: saveCategoryResponse, idempotencyKey })

export const deleteCategory = (id: string) =>
  call({ method: 'DELETE', path: `/api/categories/delete/${encodeURIComponent(id)}`, answer: done })
