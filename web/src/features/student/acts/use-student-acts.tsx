import { lazy, Suspense, useState } from 'react'
import type { PlannedStudentAct } from './student-acts.ts'

const StudentActDialog = lazy(() => import('./student-act-dialog.tsx'))

/** Plans an act on students and renders its dialog. `onStarted` is called for each act started. */
export function useStudentActs(onStarted: () => void = () => undefined) {
  const [planned, plan] = useState<PlannedStudentAct | null>(null)
  const dialog = planned && (
    <Suspense>
      <StudentActDialog plan={planned} onClose={() => plan(null)} onStarted={onStarted} />
    </Suspense>
  )
  return { plan, dialog }
}
