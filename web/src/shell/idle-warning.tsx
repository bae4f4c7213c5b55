import { Text } from '@mantine/core'
import { common } from '../texts/common.ts'
import { NoticeDialog } from '../ui/dialog/notice-dialog.tsx'

/** Says that the session is about to end; any activity keeps it. */
export default function IdleWarning({ onStay }: { onStay: () => void }) {
  return (
    <NoticeDialog title={common.idleTitle} buttonLabel={common.idleStay} onClose={onStay}>
      <Text>{common.idleText}</Text>
    </NoticeDialog>
  )
}
