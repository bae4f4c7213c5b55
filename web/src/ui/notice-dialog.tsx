import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface NoticeDialogProps {
  title: string
  /** What the only button says. */
  buttonLabel: string
  onClose: () => void
  children: ReactNode
}

/** Says or shows something; there is nothing to decide. */
export function NoticeDialog({ title, buttonLabel, onClose, children }: NoticeDialogProps) {
  return (
    <Dialog
      title={title}
      opened
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {buttonLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
