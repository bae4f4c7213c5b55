import { type BatchRequest, refusalsOf } from '@credenza/schema'
import { codeOf, type ErrorKey } from '@credenza/schema/sentences/english'
import { certificateKinds } from '../../certificates/certificate/batch-kinds.ts'
import { correctionKinds } from '../../certificates/correction/batch-kinds.ts'
import { deliveryKinds } from '../../certificates/delivery/batch-kinds.ts'
import { exportKinds } from '../../certificates/export/batch-kind.ts'
import { studentKinds } from '../../people/student/batch-kinds.ts'
import type { BatchKind } from '../../platform/acts/batch-kind.ts'
import { reviewKinds } from '../../review/request/batch-kinds.ts'

const kinds: Record<BatchRequest['kind'], BatchKind> = {
  ...certificateKinds,
  ...correctionKinds,
  ...deliveryKinds,
  ...exportKinds,
  ...studentKinds,
  ...reviewKinds,
}

export const kindOf = (name: BatchRequest['kind']): BatchKind => kinds[name]

/** Who may start this kind of batch: the verifier for requests in a queue, the issuer for everything else. */
export const askerOf = (name: BatchRequest['kind']): 'issuer' | 'verifier' =>
  kindOf(name).subject === 'request' ? 'verifier' : 'issuer'

/**
 * Tells whether a refusal is a skip, which the preview announces: the certificate's state does not allow the act, or a student
 * stays.
 */
export function isSkip(name: BatchRequest['kind'], refusal: string): boolean {
  const { asks, subject } = kindOf(name)
  if (subject === 'request' && refusal === 'issuer_suspended') return true
  if (name === 'undo-import') return codeOf(refusal as ErrorKey) === 'student_in_use'
  return (
    (asks && refusalsOf(asks).has(refusal)) ||
    (asks === 'sign' && (refusal === 'letter_required' || lacksApproval(refusal)))
  )
}

/** Tells whether signing was refused for want of approval. */
export const lacksApproval = (refusal: string): boolean =>
  refusal === 'approval_required' || refusal === 'approval_changed'
