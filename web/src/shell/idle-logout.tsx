import { idleWarningMs, inactivityTimeoutMs } from '@credenza/schema/constants'
import { Suspense, useEffect, useState } from 'react'
import { signOut } from '../features/account/account-calls.ts'
import { lazy } from '../lib/browser/lazy.ts'
import { watchIdle } from '../lib/session/idle.ts'
import { endSession } from '../lib/session/session.ts'

const IdleWarning = lazy(() => import('./idle-warning.tsx'))

/** Logs out after five minutes without activity in any tab, and says so 30 seconds before. */
export function IdleLogout() {
  const [warned, setWarned] = useState(false)
  useEffect(
    () =>
      watchIdle({
        timeoutMs: inactivityTimeoutMs,
        warningMs: idleWarningMs,
        onWarn: () => setWarned(true),
        onActive: () => setWarned(false),
        onIdle: () => {
          void signOut().catch(() => undefined)
          endSession('idle')
        },
      }),
    [],
  )
  return <Suspense>{warned && <IdleWarning onStay={() => setWarned(false)} />}</Suspense>
}
