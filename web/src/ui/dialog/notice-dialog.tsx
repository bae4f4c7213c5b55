import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface NoticeDialogProps {
  title: string
  buttonLabel: string
  onClose: () => void
  shownOnce?: boolean
  children: ReactNode
}

/** Tells or shows something that needs no decision. */
export function NoticeDialog({ title, buttonLabel, onClose, shownOnce, children }: NoticeDialogProps) {
  return (
    <Dialog
      title={title}
      opened
      onClose={onClose}
      shownOnce={shownOnce}
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
