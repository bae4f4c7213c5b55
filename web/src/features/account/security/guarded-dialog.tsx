import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import type { useGuarded } from './use-guarded.ts'

interface GuardedDialogProps {
  title: string
  confirmLabel: string
  act: Pick<ReturnType<typeof useGuarded>, 'question' | 'isPending' | 'problem'>
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation before an irreversible act, and for a second factor if the server wants a fresh one. */
export default function GuardedDialog(props: GuardedDialogProps) {
  const { question, isPending, problem } = props.act
  if (question) return question
  return (
    <Dialog
      title={props.title}
      opened
      onClose={props.onClose}
      footer={
        <DialogButtons
          onCancel={props.onClose}
          busy={isPending}
          color="red"
          onClick={props.onConfirm}
          data-autofocus
        >
          {props.confirmLabel}
        </DialogButtons>
      }
    >
      <Stack gap="sm">
        <Text component="div">{props.children}</Text>
        {problem && <Problem text={problem} />}
      </Stack>
    </Dialog>
  )
}
