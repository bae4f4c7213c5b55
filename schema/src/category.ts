import { z } from 'zod'
import { success } from './envelope.ts'
import { text } from './text.ts'

export const category = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The template of certificates of this type when none is chosen; empty for the standard design. */
    defaultTemplateId: z.string(),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

/** POST /api/categories/create: creates, or changes when an id is given; a default template left out stays as it is. */
export const saveCategoryRequest = z
  .object({
    id: z.string().max(80).optional(),
    name: text('name', 100),
    defaultTemplateId: z.string().max(120).optional(),
  })
  .meta({ id: 'SaveCategoryRequest' })
export const saveCategoryResponse = success({ data: category }).meta({ id: 'SaveCategoryResponse' })
export const categoryListResponse = success({ data: z.array(category) }).meta({ id: 'CategoryListResponse' })
