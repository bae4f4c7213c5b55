import { z } from 'zod'
import { describedAlignment } from '../alignment.ts'
import { listAnswer, success } from '../envelope.ts'
import { v1Registry } from './registry.ts'

export const v1CategoryListResponse = success({
  data: z.array(
    z
      .object({
        categoryId: z.string(),
        name: z.string(),
        defaultTemplateId: z.string().nullable(),
        /** What new certificates of this category correspond to. */
        alignments: z.array(describedAlignment),
      })
      .register(v1Registry, { id: 'Category' }),
  ),
  ...listAnswer,
})

export const v1TemplateListResponse = success({
  data: z.array(
    z
      .object({
        templateId: z.string(),
        name: z.string(),
        version: z.number().int(),
        updatedAt: z.string(),
      })
      .register(v1Registry, { id: 'Template' }),
  ),
  ...listAnswer,
})
