import type { BatchRequest, SharedDetails } from '@credenza/schema'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import {
  archiveChunk,
  countArchivedBy,
  countRestoredBy,
  restoreChunk,
  undoRestoreChunk,
} from './archive/archive-students.ts'
import { deleteChunk } from './delete/delete-students.ts'
import { countEditedBy, editChunk, undoEditChunk } from './details/edit-students.ts'
import { isUndoOpen } from './import/undo/find-undoable.ts'
import { requireUndoable } from './import/undo/require-undoable.ts'
import { inviteChunk } from './invitation/invite-students.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>

/** The batch acts on students themselves. */
export const studentKinds = {
  archive: batchKind<RequestOf<'archive'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: archiveChunk,
    undo: (ctx, chunk, alongside) => restoreChunk(ctx, { ...chunk, archivedBy: chunk.batchId }, alongside),
    countUndoable: countArchivedBy,
  }),
  restore: batchKind<RequestOf<'restore'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: restoreChunk,
    undo: undoRestoreChunk,
    countUndoable: countRestoredBy,
  }),
  'edit-students': batchKind<RequestOf<'edit-students'>, SharedDetails>({
    subject: 'student',
    prepare: async (_ctx, _tx, _actor, { details }) => ({ settings: details }),
    act: editChunk,
    undo: undoEditChunk,
    countUndoable: countEditedBy,
  }),
  invite: batchKind<RequestOf<'invite'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: inviteChunk,
  }),
  'undo-import': batchKind<RequestOf<'undo-import'>, { importId: string }>({
    subject: 'student',
    prepare: async (ctx, tx, starter, { importId }) => {
      const { file_name: title } = await requireUndoable(tx, starter, importId, ctx.clock())
      return { settings: { importId }, title }
    },
    // Retrying is undoing once more, so the same is asked, and the end of the ten minutes counts: by then people rely on the
    // students who are left.
    beforeRetry: async (ctx, tx, starter, { importId }) => {
      await requireUndoable(tx, starter, importId, ctx.clock())
    },
    isRetryOpen: (db, organisationId, { importId }, now) => isUndoOpen(db, organisationId, importId, now),
    act: deleteChunk,
  }),
} satisfies Partial<Record<BatchRequest['kind'], BatchKind>>
