import { Alert, Text } from '@mantine/core'
import { CornerUpLeft } from 'lucide-react'
import { gateTexts as texts } from '../../texts/gate.ts'

/** Why the administrator returned an application; nothing if it was not returned. */
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
