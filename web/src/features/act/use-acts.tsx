import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import type { PlannedAct } from './acts.ts'

const SignDialog = lazy(() => import('./sign-dialog.tsx'))
const AnswerDialog = lazy(() => import('../upload/answer-dialog.tsx'))
const ActDialog = lazy(() => import('./act-dialog.tsx'))

type Subjects = Omit<PlannedAct, 'act' | 'single' | 'example'>

/**
 * Plans an act and renders its dialog. `onStarted` is called for each act started, `ask` if certificates are to be approved
 * before they are signed.
 */
export function useActs(
  onStarted: () => void = () => undefined,
  ask?: ((certificates: Subjects) => void) | undefined,
) {
  const [planned, plan] = useState<PlannedAct | null>(null)
  const onClose = () => plan(null)
  const onAsk =
    ask &&
    planned &&
    (() => {
      onClose()
      ask(planned)
    })
  return { plan, dialog: planned && <Suspense>{dialogOf(planned, { onClose, onStarted, onAsk })}</Suspense> }
}

interface DialogActs {
  onClose: () => void
  onStarted: () => void
  onAsk: (() => void) | null | undefined
}

function dialogOf({ act, ...plan }: PlannedAct, { onClose, onStarted, onAsk }: DialogActs) {
  if (act === 'sign' && plan.single?.origin === 'user')
    return (
      <AnswerDialog
        certificate={plan.single}
        onClose={onClose}
        onStarted={onStarted}
        onAsk={onAsk ?? undefined}
      />
    )
  if (act === 'sign')
    return (
      <SignDialog
        plan={{ ...plan, act }}
        onClose={onClose}
        onStarted={onStarted}
        onAsk={onAsk ?? undefined}
      />
    )
  return <ActDialog plan={{ ...plan, act }} onClose={onClose} onStarted={onStarted} />
}
