import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { certificateTexts } from '../../texts/certificate.ts'

const texts = certificateTexts.verification

/** Why signing or deciding on this many certificates failed, for the toast (readings R9). */
export function verificationProblem(error: unknown, count: number): string {
  if (error instanceof ApiFailure && error.code === 'unreadable_answer') return texts.unreadable
  return messageOf(error, count === 1 ? texts.failed : texts.notStarted)
}
