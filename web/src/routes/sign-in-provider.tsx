import { FinishAtProvider } from '../features/account/provider/finish-at-provider.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'

export default function SignInProvider() {
  return (
    <CenteredPage>
      <FinishAtProvider />
    </CenteredPage>
  )
}
