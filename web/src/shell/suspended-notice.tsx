import { Alert, Container, Text } from '@mantine/core'
import { ShieldAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { useProfile } from '../features/account/use-profile.ts'
import { accountTexts as texts } from '../texts/account.ts'

/** Says on every page of a suspended organisation why its calls are refused. Its start page says so itself. */
export default function SuspendedNotice({ home }: { home: string }) {
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  if (profile?.status !== 'Suspended' || pathname === home) return null
  return (
    <Container size="xl" pt="md" w="100%">
      <Alert color="red" icon={<ShieldAlert size={18} />} title={texts.suspendedTitle}>
        {profile.statusReason && <Text fz="sm">{profile.statusReason}</Text>}
        <Text fz="sm">{texts.suspendedText}</Text>
      </Alert>
    </Container>
  )
}
