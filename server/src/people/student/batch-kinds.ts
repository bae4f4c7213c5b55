import type { BatchRequest, SharedDetails } from '@credenza/schema'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import { refusal } from '../../platform/http/api-error.ts'
import {
  archiveChunk,
  countArchivedBy,
  countRestoredBy,
  restoreChunk,
  undoRestoreChunk,
} from './archive/archive-students.ts'
import { deleteChunk } from './delete/delete-students.ts'
import { countEditedBy, editChunk, undoEditChunk } from './details/edit-students.ts'
import { findUndoable } from './import/undo/find-undoable.ts'
import { readUndoImpact } from './import/undo/undo-impact.ts'
import { inviteChunk } from './invitation/invite-students.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>

/** The batch acts on students themselves. */
export const studentKinds = {
  archive: batchKind<RequestOf<'archive'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: archiveChunk,
    recall: (ctx, chunk, alongside) => restoreChunk(ctx, { ...chunk, archivedBy: chunk.batchId }, alongside),
    countRecallable: countArchivedBy,
  }),
  restore: batchKind<RequestOf<'restore'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: restoreChunk,
    recall: undoRestoreChunk,
    countRecallable: countRestoredBy,
  }),
  'edit-students': batchKind<RequestOf<'edit-students'>, SharedDetails>({
    subject: 'student',
    prepare: async (_ctx, _tx, _actor, { details }) => ({ settings: details }),
    act: editChunk,
    recall: undoEditChunk,
    countRecallable: countEditedBy,
  }),
  invite: batchKind<RequestOf<'invite'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: inviteChunk,
  }),
  'undo-import': batchKind<RequestOf<'undo-import'>, { importId: string }>({
    subject: 'student',
    prepare: async (ctx, tx, starter, { importId }) => {
      const now = ctx.clock()
      const { file_name: title } = await findUndoable(tx, starter, importId, now)
      const { removable } = await readUndoImpact(tx, starter, importId, now)
      if (removable === 0) throw refusal('recall_ended')
      return { settings: { importId }, title }
    },
    act: deleteChunk,
  }),
} satisfies Partial<Record<BatchRequest['kind'], BatchKind>>
