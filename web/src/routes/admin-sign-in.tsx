import { SignInForm } from '../features/account/sign-in-form.tsx'
import { signInTexts as texts } from '../texts/sign-in.ts'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function AdminSignIn() {
  return (
    <CenteredPage>
      <SignInForm
        title={texts.adminSignInTitle}
        lead={texts.adminSignInLead}
        roles={['admin']}
        otherDoor={{ label: texts.organisationDoor, to: '/sign-in' }}
      />
    </CenteredPage>
  )
}
