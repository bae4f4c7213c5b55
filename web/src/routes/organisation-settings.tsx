import { SettingsPage } from '../features/organisation/settings-page.tsx'
import { useSession } from '../lib/session/use-session.ts'

export default function OrganisationSettings() {
  const session = useSession()
  return session && <SettingsPage session={session} />
}
