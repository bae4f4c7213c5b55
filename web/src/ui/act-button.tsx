import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useFocusAfterAct } from './use-focus-after-act.ts'

export type ActProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/**
 * A button that cannot be pressed while its act runs. Then the focus returns to it, or goes to the field that was refused. Pass
 * `loading` if the button also waits for something else, such as a preparation.
 */
export function ActButton({ busy, ...rest }: ActProps & { busy: boolean | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(busy, button)
  return <Button loading={busy} {...rest} ref={button} />
}
