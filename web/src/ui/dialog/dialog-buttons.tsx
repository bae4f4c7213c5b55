import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { common } from '../../texts/common.ts'
import { useFocusAfterAct } from '../use-focus-after-act.ts'

type ActProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

interface DialogButtonsProps extends ActProps {
  onCancel: () => void
  /** While the act runs, neither button can be pressed. */
  busy: boolean | undefined
}

/** The footer of a dialog that asks: cancel or act. All other props go to the acting button. */
export function DialogButtons({ onCancel, busy, ...act }: DialogButtonsProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(busy, button)
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {common.cancel}
      </Button>
      <Button {...act} ref={button} loading={busy} />
    </>
  )
}
