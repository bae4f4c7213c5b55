import type { Batch } from '@credenza/schema/batch'
import { batchTexts } from '../../texts/batch.ts'

/** A batch's name on screen: 'Create certificates: Bachelor of Law'. */
export const nameOf = ({ kind, title }: Pick<Batch, 'kind' | 'title'>): string =>
  title ? `${batchTexts.kinds[kind]}: ${title}` : batchTexts.kinds[kind]
