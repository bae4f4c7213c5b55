import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstFaulty } from '../lib/form/faulty-fields.ts'

/**
 * A busy button is disabled, and so loses focus. When its act has ended and the button is still there, something was refused:
 * focus goes to the first faulty field of the button's dialog or section, or else back to the button.
 */
export function useFocusAfterAct(
  busy: boolean | undefined,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    const hasEnded = wasBusy.current && !busy
    wasBusy.current = busy === true
    const { activeElement } = document
    if (!hasEnded || (activeElement !== document.body && activeElement !== button.current)) return
    const place = button.current?.closest('[role="dialog"]') ?? button.current?.closest('section')
    if (!focusFirstFaulty(place ?? null)) button.current?.focus()
  }, [busy, button])
}
