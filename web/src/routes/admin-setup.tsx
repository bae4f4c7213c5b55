import { AdminSetupForm } from '../features/account/admin-setup-form.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function AdminSetup() {
  return (
    <CenteredPage>
      <AdminSetupForm />
    </CenteredPage>
  )
}
