import { AdminSetupForm } from '../features/account/admin-setup-form.tsx'
import { CenteredPage } from '../ui/centered-page.tsx'

export default function AdminSetup() {
  return (
    <CenteredPage>
      <AdminSetupForm />
    </CenteredPage>
  )
}
