import { z } from 'zod'
import { isBag } from './canonical.ts'

/** The part of a list to return (RFC 7644 section 3.4.2). A number that is out of range becomes the nearest one in range. */
export const scimListQuery = z.object({
  filter: z.string().max(2_000).optional(),
  sortBy: z.string().max(200).optional(),
  sortOrder: z.enum(['ascending', 'descending']).default('ascending'),
  startIndex: z.coerce
    .number()
    .int()
    .max(1_000_000)
    .default(1)
    .transform((index) => Math.max(1, index)),
  count: z.coerce
    .number()
    .int()
    .default(100)
    .transform((count) => Math.min(200, Math.max(0, count))),
  attributes: z.string().max(1_000).optional(),
  excludedAttributes: z.string().max(1_000).optional(),
})
export type ScimListQuery = z.infer<typeof scimListQuery>

/** Which attributes to return (RFC 7644 section 3.9). */
export const scimReadQuery = scimListQuery.pick({ attributes: true, excludedAttributes: true })
export type ScimReadQuery = z.infer<typeof scimReadQuery>

const operation = z.object({
  op: z
    .string()
    .transform((op) => op.toLowerCase())
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().max(400).optional(),
  value: z.unknown().optional(),
})
export type PatchOperation = z.infer<typeof operation>

/** RFC 7644 section 3.5.2. Entra capitalises the names of the operations. */
export const scimPatch = z.preprocess(
  (sent) => (isBag(sent) ? { Operations: sent.Operations ?? sent.operations } : sent),
  z.object({ Operations: z.array(operation).min(1).max(200) }),
)
