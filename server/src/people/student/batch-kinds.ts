import type { BatchRequest, SharedDetails } from '@credenza/schema'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import { archiveChunk, restoreChunk, undoRestoreChunk } from './archive/archive-students.ts'
import { editChunk, undoEditChunk } from './details/edit-students.ts'
import { inviteChunk } from './invitation/invite-students.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>

/** The batch acts on students themselves. */
export const studentKinds = {
  archive: batchKind<RequestOf<'archive'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: (ctx, chunk, noteEnded) => archiveChunk(ctx, chunk, chunk, noteEnded),
    recall: (ctx, chunk, noteEnded) =>
      restoreChunk(ctx, chunk, { ...chunk, archivedBy: chunk.batchId }, noteEnded),
  }),
  restore: batchKind<RequestOf<'restore'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: (ctx, chunk, noteEnded) => restoreChunk(ctx, chunk, chunk, noteEnded),
    recall: (ctx, chunk, noteEnded) => undoRestoreChunk(ctx, chunk, chunk, noteEnded),
  }),
  'edit-students': batchKind<RequestOf<'edit-students'>, SharedDetails>({
    subject: 'student',
    prepare: async (_ctx, _tx, _actor, { details }) => ({ settings: details }),
    act: (ctx, chunk, noteEnded) => editChunk(ctx, chunk, chunk, noteEnded),
    recall: (ctx, chunk, noteEnded) => undoEditChunk(ctx, chunk, chunk, noteEnded),
  }),
  invite: batchKind<RequestOf<'invite'>, null>({
    subject: 'student',
    prepare: async () => ({ settings: null }),
    act: (ctx, chunk, noteEnded) => inviteChunk(ctx, chunk, chunk.ids, noteEnded),
  }),
} satisfies Partial<Record<BatchRequest['kind'], BatchKind>>
