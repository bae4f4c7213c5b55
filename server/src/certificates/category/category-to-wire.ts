import type { Alignment, Category } from '@credenza/schema'
import { described } from '../alignment/closed-lists.ts'

export const categoryToWire = (
  row: { id: string; name: string; default_template_id: string | null },
  alignments: readonly Alignment[] = [],
): Category => ({
  id: row.id,
  name: row.name,
  defaultTemplateId: row.default_template_id ?? '',
  alignments: alignments.map(described),
})
