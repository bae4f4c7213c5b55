import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { CheckingPage } from './checking-page.tsx'

/** Starts loading the checker, so that it is ready when there is something to check. */
export const loadChecker = () => import('./verification-view.tsx')

const VerificationView = lazy(loadChecker)

/** The checks and the verdict, loaded lazily: a page that waits for a certificate does not need the checker. */
export function CheckedLater(props: ComponentProps<typeof VerificationView>) {
  return (
    <Suspense fallback={<CheckingPage />}>
      <VerificationView {...props} />
    </Suspense>
  )
}
