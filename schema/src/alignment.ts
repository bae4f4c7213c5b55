import { z } from 'zod'
import { success } from './envelope.ts'
import { optionalText, text } from './text.ts'

/** More would make certificates longer than useful. */
export const mostAlignments = 10

/** What a certificate type corresponds to: an address in a classification or register, and its name there. */
export const alignment = z.object({ name: z.string(), url: z.string() })
export type Alignment = z.infer<typeof alignment>

/** An alignment with the name of the classification or register, and the code there, for people. */
export const describedAlignment = alignment
  .extend({ framework: z.string(), code: z.string() })
  .meta({ id: 'Alignment' })
export type DescribedAlignment = z.infer<typeof describedAlignment>

/** The alignments to save. Entries of ISCED-F 2013 and the EQF get their published names, so they need none here. */
export const newAlignments = z
  .array(z.object({ url: text('url', 200), name: optionalText(200) }))
  .max(mostAlignments)

/** GET /api/alignments. */
export const alignmentQuery = z.object({ search: optionalText(100) })
export const alignmentResponse = success({
  data: z.array(describedAlignment),
  /** Whether ESCO was searched too; 'off' if the deployment has no address for it. */
  esco: z.enum(['searched', 'unreachable', 'off']),
}).meta({ id: 'AlignmentResponse' })
