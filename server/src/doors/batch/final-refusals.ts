import type { ErrorKey } from '@credenza/schema/sentences/english'

const final: ReadonlySet<string> = new Set<ErrorKey>([
  'already_decided',
  'already_revoked',
  'already_signed',
  'already_superseded',
  'already_suspended',
  'already_transferred',
  'not_suspended',
  'student_in_use',
  'student_in_use.changed',
  'student_in_use.course',
  'student_in_use.held',
  'student_in_use.named_again',
  'student_in_use.signed_in',
])

/** Whether a refusal stays: what was asked for has happened, or can never happen. The others pass, like 'not_accepted'. */
export const isFinal = (refusal: string): boolean => final.has(refusal)
