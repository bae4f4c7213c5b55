import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { common } from '../texts/common.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  confirmLabel: string
  busy?: boolean
  color?: string
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      opened={props.opened}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="default" onClick={props.onClose} disabled={props.busy}>
            {common.cancel}
          </Button>
          <Button color={props.color ?? 'red'} onClick={props.onConfirm} loading={props.busy} data-autofocus>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Text component="div">{props.children}</Text>
    </Dialog>
  )
}
