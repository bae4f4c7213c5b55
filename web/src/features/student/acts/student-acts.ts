import type { StudentSelection } from '@credenza/schema/selection'

/** What an issuer confirms with a click. */
export type PlainStudentAct = 'invite' | 'archive' | 'restore' | 'export-students'

/** What an issuer does with students themselves. */
export type StudentAct = PlainStudentAct | 'edit-students'

/** The students of an act about to be confirmed. */
export interface PlannedStudents {
  selection: StudentSelection
  /** The number of students, as far as the page knows. */
  count: number
  /** False if there may be more. */
  countIsExact: boolean
}
