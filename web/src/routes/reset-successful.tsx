import { ResetDone } from '../features/account/recovery/reset-done.tsx'
import { CenteredPage } from '../ui/centered-page.tsx'

export default function ResetSuccessful() {
  return (
    <CenteredPage>
      <ResetDone />
    </CenteredPage>
  )
}
