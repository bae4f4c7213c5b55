import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { homeOf } from '../../lib/session/guard.ts'
import { kept } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { isSignUpRole } from './sign-up-role.ts'

const CorrectionForm = lazy(() => import('./correction-form.tsx'))
const OwnApplication = lazy(() => import('./own-application.tsx'))

/** /sign-up/:page: a new account, or the details of the organisation that is signed in. */
export function StepOne() {
  const { page } = useParams()
  const session = useSession()
  const hydrated = useHydrated()
  // As for any unknown path (specification, section 2).
  if (!isSignUpRole(page)) return <Navigate to={homeOf(session?.role)} replace />
  if (session?.role === 'issuer' || session?.role === 'verifier') {
    return (
      <Suspense>
        <OwnApplication>{(application) => <CorrectionForm application={application} />}</OwnApplication>
      </Suspense>
    )
  }
  return (
    <SignUpForm
      // The prerendered page does not know this tab's draft, so remount the form with it.
      key={`${page} ${hydrated}`}
      role={page}
      hydrated={hydrated}
      registrationId={hydrated ? kept('registrationId') : ''}
    />
  )
}
