import { requireKept } from '../features/account/recovery/recovery.ts'
import { ResetPasswordForm } from '../features/account/recovery/reset-password-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export const clientLoader = ({ request }: { request: Request }) =>
  requireKept('verificationToken', request.url)

export default function ResetPassword() {
  return (
    <CenteredPage>
      <ResetPasswordForm />
    </CenteredPage>
  )
}
