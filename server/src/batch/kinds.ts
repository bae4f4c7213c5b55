import type { BatchRequest } from '@credenza/schema'
import { certificateKinds } from '../certificate/batch-kinds.ts'
import { exportKinds } from '../certificate/export/batch-kind.ts'
import { deliveryKinds } from '../delivery/batch-kinds.ts'
import type { BatchKind } from './kind.ts'

const kinds: Record<BatchRequest['kind'], BatchKind> = {
  ...certificateKinds,
  ...deliveryKinds,
  ...exportKinds,
}

export const kindOf = (name: BatchRequest['kind']): BatchKind => kinds[name]
