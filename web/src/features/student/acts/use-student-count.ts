import { useQuery } from '@tanstack/react-query'
import { formatCount, formatNumber } from '../../../lib/text/format.ts'
import { impactQuery } from '../../batch/batch-calls.ts'
import type { PlannedStudents, StudentAct } from './student-acts.ts'

/** The number of students of an act, in words, as counted by the server if they were chosen by a filter. */
export function useStudentCount(act: StudentAct, { selection, count, countIsExact }: PlannedStudents) {
  const isNamed = 'ids' in selection
  const impact = useQuery({ ...impactQuery({ kind: act, students: selection }), enabled: !isNamed })
  return {
    shownCount: impact.data ? formatNumber(impact.data.total) : formatCount(count, countIsExact),
    /** False until the number is sure. */
    isCounted: isNamed || impact.isSuccess,
    error: impact.error,
  }
}
