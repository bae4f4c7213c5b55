import type { BatchRequest } from '@credenza/schema'
import { certificateKinds } from '../certificate/batch-kinds.ts'
import { exportKinds } from '../certificate/export/batch-kind.ts'
import { deliveryKinds } from '../delivery/batch-kinds.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { BatchKind } from './kind.ts'

const kinds: Partial<Record<BatchRequest['kind'], BatchKind>> = {
  ...certificateKinds,
  ...deliveryKinds,
  ...exportKinds,
}

/** Throws 'invalid' for a kind that no noun has registered. */
export function kindOf(name: BatchRequest['kind']): BatchKind {
  const kind = kinds[name]
  if (kind) return kind
  const message = 'This act is not offered for several certificates at once.'
  throw new ApiError('invalid', message, { kind: message })
}
