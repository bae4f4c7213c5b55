import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { common } from '../../../texts/common.ts'
import { securityTexts } from '../../../texts/security.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { useGuarded } from './use-guarded.ts'

interface GuardedDialogProps {
  title: string
  confirmLabel: string
  act: Pick<ReturnType<typeof useGuarded>, 'question' | 'cancel' | 'isPending' | 'problem'>
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be taken back, and for a second factor where the server wants a fresh one. */
export default function GuardedDialog(props: GuardedDialogProps) {
  const { question, cancel, isPending, problem } = props.act
  if (question) {
    return (
      <Dialog title={securityTexts.confirmTitle} opened onClose={cancel}>
        {question}
      </Dialog>
    )
  }
  return (
    <Dialog
      title={props.title}
      opened
      onClose={props.onClose}
      footer={
        <>
          <Button variant="default" onClick={props.onClose} disabled={isPending}>
            {common.cancel}
          </Button>
          <Button color="red" onClick={props.onConfirm} loading={isPending} data-autofocus>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text component="div">{props.children}</Text>
        {problem && <Problem text={problem} />}
      </Stack>
    </Dialog>
  )
}
