import { SignInForm } from '../features/account/sign-in-form.tsx'
import { signInTexts as texts } from '../texts/sign-in.ts'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function SignIn() {
  return (
    <CenteredPage>
      <SignInForm
        title={texts.signInTitle}
        lead={texts.signInLead}
        roles={['issuer', 'verifier']}
        otherDoor={{ label: texts.studentDoor, to: '/student/sign-in' }}
      />
    </CenteredPage>
  )
}
