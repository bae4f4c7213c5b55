import { refusal } from '../../platform/http/api-error.ts'
import type { Launch } from './take-answer.ts'

/** Throws 'launch_failed' for anybody but a teacher of the course. */
export function requireTeacher({ isTeacher }: Launch): void {
  if (!isTeacher) throw refusal('launch_failed.not_teacher')
}
