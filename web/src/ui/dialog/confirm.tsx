import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** A confirmation dialog that loads when it is first needed: render it only while it is open. */
export function Confirm(props: Omit<ComponentProps<typeof ConfirmDialog>, 'opened'>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} opened />
    </Suspense>
  )
}
