import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface ConfirmDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  confirmLabel: string
  busy?: boolean
  /** True if there is nothing to confirm. */
  disabled?: boolean
  color?: string
  children: ReactNode
}

/** Asks for confirmation before an act that cannot be undone. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      opened={props.opened}
      onClose={props.onClose}
      footer={
        <DialogButtons
          onCancel={props.onClose}
          busy={props.busy}
          disabled={props.disabled}
          color={props.color ?? 'red'}
          onClick={props.onConfirm}
          data-autofocus
        >
          {props.confirmLabel}
        </DialogButtons>
      }
    >
      <Text component="div">{props.children}</Text>
    </Dialog>
  )
}
