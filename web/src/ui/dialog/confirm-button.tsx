import { Button, type ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { Problem } from '../page/problem.tsx'
import ConfirmDialog from './confirm-dialog.tsx'

interface ConfirmButtonProps<Answer> extends ButtonProps {
  label: string
  'aria-label'?: string
  title: string
  act: () => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Called when the act has ended, whether done or refused. */
  onSettled?: () => Promise<void>
  /** What the act means, so that the person can decide. */
  children: ReactNode
}

/** A button for irreversible acts. Asks for confirmation first, and shows next to itself why the act failed. */
export function ConfirmButton<Answer>(props: ConfirmButtonProps<Answer>) {
  const { label, title, act, onDone, onSettled, children, ...look } = props
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => {
      setAsking(false)
      return onSettled?.()
    },
  })
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {error && <Problem text={messageOf(error)} />}
      <ConfirmDialog
        title={title}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
        confirmLabel={label}
        busy={isPending}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
