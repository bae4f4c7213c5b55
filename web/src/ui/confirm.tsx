import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../lib/lazy.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** A question that is loaded when it is first asked: render it only while it is. */
export function Confirm(props: Omit<ComponentProps<typeof ConfirmDialog>, 'opened'>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} opened />
    </Suspense>
  )
}
