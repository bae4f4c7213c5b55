import { Alert, Text } from '@mantine/core'
import { CornerUpLeft } from 'lucide-react'
import { signUpTexts } from '../../texts/sign-up.ts'

const texts = signUpTexts.gate

/** Why the administrator returned an application; nothing when none did. */
export function ReturnReason({ reason }: { reason: string | null }) {
  if (!reason) return null
  return (
    <Alert color="orange" icon={<CornerUpLeft size={18} />} title={texts.returnedTitle}>
      {texts.returnedText}
      <Text fz="sm" fw={500} mt={4} dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
    </Alert>
  )
}
