import { Button, Text } from '@mantine/core'
import { common } from '../texts/common.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Says that the session is about to end; any activity keeps it. */
export default function IdleWarning({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      title={common.idleTitle}
      opened
      onClose={onStay}
      footer={
        <Button onClick={onStay} data-autofocus>
          {common.idleStay}
        </Button>
      }
    >
      <Text>{common.idleText}</Text>
    </Dialog>
  )
}
