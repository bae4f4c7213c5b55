import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { common } from '../texts/common.ts'

type ActProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

interface DialogButtonsProps extends ActProps {
  onCancel: () => void
  /** While it is being done, neither button can be pressed. */
  busy: boolean | undefined
}

/** The footer of a dialog that asks: leave it, or do it. Everything else that is given belongs to the button that does it. */
export function DialogButtons({ onCancel, busy, ...act }: DialogButtonsProps) {
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {common.cancel}
      </Button>
      <Button {...act} loading={busy} />
    </>
  )
}
