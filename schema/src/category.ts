import { z } from 'zod'
import { describedAlignment, newAlignments } from './alignment.ts'
import { listAnswer, success } from './envelope.ts'
import { omissible } from './omissible.ts'
import { nameText } from './text.ts'

export const category = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The default template for certificates of this type; empty for the standard design. */
    defaultTemplateId: z.string(),
    /** What certificates of this type correspond to in classifications and registers. */
    alignments: z.array(describedAlignment),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

/**
 * POST /api/categories/create: creates a type, or changes the one with this id. An omitted default template or alignments
 * stay as they are.
 */
export const saveCategoryRequest = z
  .object({
    id: omissible(z.string().max(80)),
    name: nameText('name', 100),
    defaultTemplateId: omissible(z.string().max(120)),
    alignments: omissible(newAlignments),
  })
  .meta({ id: 'SaveCategoryRequest' })
export const saveCategoryResponse = success({ data: category }).meta({ id: 'SaveCategoryResponse' })
export const categoryListResponse = success({ data: z.array(category), ...listAnswer }).meta({
  id: 'CategoryListResponse',
})
