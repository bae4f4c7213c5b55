import { Suspense, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import type { PlannedAct } from './acts.ts'

const SignDialog = lazy(() => import('./sign-dialog.tsx'))
const AnswerDialog = lazy(() => import('../upload/answer-dialog.tsx'))
const ActDialog = lazy(() => import('./act-dialog.tsx'))

/** Plans an act and renders its dialog. `onStarted` is called for each act started. */
export function useActs(onStarted: () => void = () => undefined) {
  const [planned, plan] = useState<PlannedAct | null>(null)
  const onClose = () => plan(null)
  return { plan, dialog: planned && <Suspense>{dialogOf(planned, onClose, onStarted)}</Suspense> }
}

function dialogOf({ act, ...plan }: PlannedAct, onClose: () => void, onStarted: () => void) {
  if (act === 'sign' && plan.single?.origin === 'user')
    return <AnswerDialog certificate={plan.single} onClose={onClose} onStarted={onStarted} />
  if (act === 'sign') return <SignDialog plan={{ ...plan, act }} onClose={onClose} onStarted={onStarted} />
  return <ActDialog plan={{ ...plan, act }} onClose={onClose} onStarted={onStarted} />
}
