import type { BatchRequest } from './batch.ts'
import type { Permission } from './member-role.ts'

/** What somebody in the organisation must be permitted to do to start such a batch, repeat it or take it back. */
export const batchPermission: Record<BatchRequest['kind'], Permission> = {
  create: 'prepare',
  sign: 'sign',
  transfer: 'sign',
  suspend: 'sign',
  reinstate: 'sign',
  revoke: 'sign',
  reissue: 'prepare',
  deliver: 'prepare',
  export: 'read',
  archive: 'prepare',
  restore: 'prepare',
  'edit-students': 'prepare',
  invite: 'prepare',
  'export-students': 'read',
  accept: 'review',
  decline: 'review',
}
