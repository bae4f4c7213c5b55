import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { homeOf } from '../../lib/guard.ts'
import { lazy } from '../../lib/lazy.ts'
import { kept } from '../../lib/session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useSession } from '../../lib/use-session.ts'
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
