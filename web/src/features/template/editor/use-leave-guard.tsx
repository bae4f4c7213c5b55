import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readSession } from '../../../lib/session.ts'
import { templateTexts } from '../../../texts/template.ts'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))
const texts = templateTexts.editor

/** Asks before leaving unsaved changes, within the app or by closing the tab. Returns the dialog. */
export function useLeaveGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker(
    // A signed-out person must leave.
    ({ currentLocation, nextLocation }) =>
      isDirty && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog
        title={texts.leaveTitle}
        opened
        onClose={() => blocker.reset()}
        onConfirm={() => blocker.proceed()}
        confirmLabel={texts.leave}
      >
        {texts.leaveText}
      </ConfirmDialog>
    </Suspense>
  )
}
