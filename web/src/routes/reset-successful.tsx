import { ResetDone } from '../features/account/recovery/reset-done.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function ResetSuccessful() {
  return (
    <CenteredPage>
      <ResetDone />
    </CenteredPage>
  )
}
