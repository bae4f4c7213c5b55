import { requireKept } from '../features/account/recovery/recovery.ts'
import { VerifyCodeForm } from '../features/account/recovery/verify-code-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export const clientLoader = ({ request }: { request: Request }) => requireKept('email', request.url)

export default function VerifyOtp() {
  return (
    <CenteredPage>
      <VerifyCodeForm />
    </CenteredPage>
  )
}
