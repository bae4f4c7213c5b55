import { SignInForm } from '../features/account/sign-in-form.tsx'
import { signInTexts as texts } from '../texts/sign-in.ts'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function StudentSignIn() {
  return (
    <CenteredPage>
      <SignInForm
        title={texts.studentSignInTitle}
        lead={texts.studentSignInLead}
        roles={['student']}
        otherDoor={{ label: texts.organisationDoor, to: '/sign-in' }}
      />
    </CenteredPage>
  )
}
