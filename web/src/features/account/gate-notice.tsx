import { messages } from '@credenza/schema/messages'
import type { Profile } from '@credenza/schema/organisation-profile'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { Ban, ClipboardList, Clock, CornerUpLeft } from 'lucide-react'
import { Link } from 'react-router'
import { gateTexts as texts } from '../../texts/gate.ts'
import { gateOf } from './gate.ts'

/** Shows an unapproved organisation its status and next step; nothing for an approved one. */
export default function GateNotice({ profile }: { profile: Profile }) {
  const onboarding = (
    <Button
      component={Link}
      to={`/sign-up/${profile.selectedRole}/${profile.registrationId}`}
      size="sm"
      mt="xs"
    >
      {texts.complete}
    </Button>
  )
  switch (gateOf(profile)) {
    case 'open':
      return null
    case 'wait':
      return (
        <Alert color="yellow" icon={<Clock size={18} />} title={messages.waitForApproval}>
          {texts.waitText}
        </Alert>
      )
    case 'suspended':
      return (
        <Alert color="red" icon={<Ban size={18} />} title={texts.suspendedTitle}>
          {texts.suspendedText}
          <Reason text={profile.statusReason} />
        </Alert>
      )
    case 'correct':
      return (
        <Alert
          color="orange"
          icon={<CornerUpLeft size={18} className="points-forward" />}
          title={texts.returnedTitle}
        >
          <Stack align="flex-start" gap={0}>
            {texts.returnedText}
            <Reason text={profile.statusReason} />
            {onboarding}
          </Stack>
        </Alert>
      )
    case 'onboard':
      return (
        <Alert color="indigo" icon={<ClipboardList size={18} />} title={texts.onboardTitle}>
          <Stack align="flex-start" gap={0}>
            {texts.onboardText}
            {onboarding}
          </Stack>
        </Alert>
      )
  }
}

/** The administrator's own words. */
const Reason = ({ text }: { text: string }) => (
  <Text fz="sm" fw={500} mt={4} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text || texts.noReason}
  </Text>
)
