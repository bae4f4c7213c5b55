import { JoinForm } from '../features/colleague/join-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function Join() {
  return (
    <CenteredPage>
      <JoinForm />
    </CenteredPage>
  )
}
