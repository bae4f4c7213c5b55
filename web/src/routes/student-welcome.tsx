import { WelcomeForm } from '../features/account/welcome/welcome-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function StudentWelcome() {
  return (
    <CenteredPage>
      <WelcomeForm />
    </CenteredPage>
  )
}
