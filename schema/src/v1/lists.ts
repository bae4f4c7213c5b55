import { z } from 'zod'
import { describedAlignment } from '../alignment.ts'
import { listAnswer, success } from '../envelope.ts'
import { ofAlignment } from './certificate-details.ts'
import { described } from './described.ts'
import { v1Registry } from './registry.ts'

export const v1CategoryListResponse = success({
  data: z.array(
    z
      .object({
        categoryId: z.string().describe('Its id.'),
        name: z.string().describe('Its name, which a new certificate refers to.'),
        defaultTemplateId: z
          .string()
          .nullable()
          .describe('The template of its certificates. Null for the standard design.'),
        alignments: z
          .array(
            z.object(
              described(describedAlignment.shape, {
                ...ofAlignment,
                framework: 'The name of that classification or register.',
                code: 'The code of the entry there.',
              }),
            ),
          )
          .describe('What its new certificates correspond to.'),
      })
      .register(v1Registry, { id: 'Category' }),
  ),
  ...listAnswer,
})

export const v1TemplateListResponse = success({
  data: z.array(
    z
      .object({
        templateId: z.string().describe('Its id, which a new certificate can refer to.'),
        name: z.string().describe('Its name.'),
        version: z.number().int().describe('Its newest version, which new certificates get.'),
        updatedAt: z.string().describe('When it last changed, in UTC.'),
      })
      .register(v1Registry, { id: 'Template' }),
  ),
  ...listAnswer,
})
