import { Button } from '@mantine/core'
import { Users } from 'lucide-react'
import { approvalTexts } from '../../texts/approval.ts'

/** Whether the server's error code says that signing needs an approval first. */
export const isLackOfApproval = (code: string): boolean => code.startsWith('approval_')

/** The way on, in a dialog, from what cannot be signed before it is approved. */
export const AskFirst = ({ onAsk }: { onAsk: () => void }) => (
  <Button
    variant="default"
    leftSection={<Users size={16} />}
    style={{ alignSelf: 'flex-start' }}
    onClick={onAsk}
  >
    {approvalTexts.ask.button}
  </Button>
)
