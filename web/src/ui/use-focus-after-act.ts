import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstFaulty } from '../lib/form/faulty-fields.ts'

/**
 * A busy button is disabled, and so loses focus. When its act has ended and the button is still there, something was refused:
 * focus goes to the first faulty field of the button's dialog or section, or else back to the button, or to the dialog if the button
 * cannot be pressed any more. A field from which the act was started with Enter keeps it, unless another one is faulty.
 */
export function useFocusAfterAct(
  busy: boolean | undefined,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const wasBusy = useRef(false)
  const before = useRef<Element>(null)
  useEffect(() => {
    const hasEnded = wasBusy.current && !busy
    if (busy && !wasBusy.current) before.current = document.activeElement
    wasBusy.current = busy === true
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === button.current
    if (!hasEnded || !(isLost || activeElement === before.current)) return
    const dialog = button.current?.closest<HTMLElement>('[role="dialog"]')
    if (focusFirstFaulty(dialog ?? button.current?.closest('section') ?? null) || !isLost) return
    const isOver = button.current?.disabled && dialog
    ;(isOver ? dialog : button.current)?.focus({ preventScroll: Boolean(isOver) })
  }, [busy, button])
}
