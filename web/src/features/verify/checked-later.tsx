import { type ComponentProps, lazy, Suspense } from 'react'
import { VerdictPill } from '../verification/verdict-pill.tsx'

/** Begins to fetch the checker, so that it is here when there is something to check. */
export const loadChecker = () => import('./verification-view.tsx')

const VerificationView = lazy(loadChecker)

/** The checks and their verdict; the checker is no part of the page that waits for a certificate. */
export function CheckedLater(props: ComponentProps<typeof VerificationView>) {
  return (
    <Suspense fallback={<VerdictPill verdict={undefined} />}>
      <VerificationView {...props} />
    </Suspense>
  )
}
