import { RequestCodeForm } from '../features/account/recovery/request-code-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function RequestForOtp() {
  return (
    <CenteredPage>
      <RequestCodeForm />
    </CenteredPage>
  )
}
