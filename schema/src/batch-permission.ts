import type { ApiScope } from './api-scope.ts'
import type { BatchRequest } from './batch.ts'
import type { Permission } from './member-role.ts'

/** The permission needed to start a batch of this kind, to retry it or to undo it. */
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
  'undo-import': 'prepare',
  'export-students': 'read',
  accept: 'review',
  decline: 'review',
}

/** The scope with which an API key may do the same. */
export const batchScope = (kind: BatchRequest['kind']): ApiScope =>
  kind === 'sign' ? 'certificates:sign' : 'certificates:write'
