import { Button } from '@mantine/core'
import { common } from '../../texts/common.ts'
import { ActButton, type ActProps } from '../act-button.tsx'

interface DialogButtonsProps extends ActProps {
  onCancel: () => void
  /** While the act runs, neither button can be pressed. */
  busy: boolean | undefined
}

/** The footer of a dialog that asks: cancel or act. All other props go to the acting button. */
export const DialogButtons = ({ onCancel, busy, ...act }: DialogButtonsProps) => (
  <>
    <Button variant="default" onClick={onCancel} disabled={busy}>
      {common.cancel}
    </Button>
    <ActButton {...act} busy={busy} />
  </>
)
