import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { homeOf } from '../../lib/session/guard.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { OnboardingForm } from './onboarding-form.tsx'
import { isRegistrationId, isSignUpRole, stepTwoPath } from './sign-up-role.ts'
import { WayBack } from './way-back.tsx'

const OwnApplication = lazy(() => import('./own-application.tsx'))
const texts = signUpTexts.wayBack

/** /sign-up/:page/:id: the documents of a new registration, or of the signed-in organisation. */
export function StepTwo() {
  const { page, id = '' } = useParams()
  const session = useSession()
  const hydrated = useHydrated()
  // As for any unknown path (specification, section 2).
  if (!isSignUpRole(page)) return <Navigate to={homeOf(session?.role)} replace />
  if (!isRegistrationId(id)) return <WayBack text={texts.unknownRegistration} />
  if (!hydrated) return null
  if (session?.role !== 'issuer' && session?.role !== 'verifier') {
    return <OnboardingForm key={id} role={page} registrationId={id} />
  }
  return (
    <Suspense>
      <OwnApplication>
        {(application) => {
          if (application._id !== id) return <WayBack text={texts.otherOrganisation} />
          if (application.selectedRole !== page)
            return <Navigate to={stepTwoPath(application.selectedRole, id)} replace />
          return <OnboardingForm role={page} registrationId={id} application={application} />
        }}
      </OwnApplication>
    </Suspense>
  )
}
