import { z } from 'zod'
import { success } from './envelope.ts'
import { text } from './text.ts'

export const category = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Category' })
export type Category = z.infer<typeof category>

/** POST /api/categories/create: creates, or renames when an id is given. */
export const saveCategoryRequest = z
  .object({ id: z.string().max(80).optional(), name: text('name', 100) })
  .meta({ id: 'SaveCategoryRequest' })
export const saveCategoryResponse = success({ data: category }).meta({ id: 'SaveCategoryResponse' })
export const categoryListResponse = success({ data: z.array(category) }).meta({ id: 'CategoryListResponse' })
