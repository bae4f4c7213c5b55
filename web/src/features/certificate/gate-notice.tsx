import { messages } from '@credenza/schema/messages'
import type { Profile } from '@credenza/schema/organisation'
import { Alert, Button, Stack } from '@mantine/core'
import { ClipboardList, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { certificateTexts } from '../../texts/certificate.ts'
import { gateOf } from './gate.ts'

const texts = certificateTexts.dashboard

/** The one next step of an organisation that is not approved yet; nothing for one that is. */
export function GateNotice({ profile }: { profile: Profile }) {
  const gate = gateOf(profile)
  if (gate === 'open') return null
  if (gate === 'wait') {
    return (
      <Alert color="yellow" icon={<Clock size={18} />} title={messages.waitForApproval}>
        {texts.waitText}
      </Alert>
    )
  }
  return (
    <Alert color="indigo" icon={<ClipboardList size={18} />} title={texts.onboardingPrompt}>
      <Stack align="flex-start" gap="sm">
        {texts.onboardingText}
        <Button component={Link} to={`/sign-up/${profile.selectedRole}/${profile.registrationId}`} size="sm">
          {texts.completeOnboarding}
        </Button>
      </Stack>
    </Alert>
  )
}
