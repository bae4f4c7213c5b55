import type { StudentSelection } from '@credenza/schema/selection'

/** What an issuer does with students themselves. */
export type StudentAct = 'invite' | 'archive' | 'restore' | 'export-students'

/** An act about to be confirmed. */
export interface PlannedStudentAct {
  act: StudentAct
  students: StudentSelection
  /** The number of students, as far as the page knows. */
  count: number
}
