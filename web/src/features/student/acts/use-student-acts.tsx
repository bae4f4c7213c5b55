import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import type { PlannedStudents, StudentAct } from './student-acts.ts'

const EditStudentsDialog = lazy(() => import('./edit-students-dialog.tsx'))
const StudentActDialog = lazy(() => import('./student-act-dialog.tsx'))

/** Plans an act on students and renders its dialog. `onStarted` is called for each act started. */
export function useStudentActs(onStarted: () => void = () => undefined) {
  const [planned, plan] = useState<(PlannedStudents & { act: StudentAct }) | null>(null)
  const close = { onClose: () => plan(null), onStarted }
  const dialog = planned && (
    <Suspense>
      {planned.act === 'edit-students' ? (
        <EditStudentsDialog planned={planned} {...close} />
      ) : (
        <StudentActDialog act={planned.act} planned={planned} {...close} />
      )}
    </Suspense>
  )
  return { plan, dialog }
}
