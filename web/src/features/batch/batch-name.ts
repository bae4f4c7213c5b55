import type { Batch } from '@credenza/schema/batch'
import { actTexts } from '../../texts/act.ts'
import { batchTexts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { creationTexts } from '../../texts/creation.ts'
import { studentPageTexts } from '../../texts/student-page.ts'

/** A batch's name on screen: 'Create certificates: Bachelor of Law'. */
export const nameOf = ({ kind, title }: Pick<Batch, 'kind' | 'title'>): string =>
  title ? `${batchTexts.kinds[kind]}${common.colon}${title}` : batchTexts.kinds[kind]

/** The words for a running batch, first in its toast and then beside its progress. */
export function runningWords({ kind }: Pick<Batch, 'kind'>): string {
  switch (kind) {
    case 'create':
      return creationTexts.submitting
    case 'sign':
      return actTexts.sign.running
    case 'accept':
    case 'decline':
      return common.processing
    case 'undo-import':
      return batchTexts.undoing
    case 'archive':
    case 'restore':
    case 'edit-students':
    case 'invite':
    case 'export-students':
      return studentPageTexts.acts[kind].running
    default:
      return actTexts.acts[kind].running
  }
}
