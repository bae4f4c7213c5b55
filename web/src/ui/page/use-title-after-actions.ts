import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the h1 of `page` when the focused button beside it disappears, because what it offered is done. Returns what
 * the buttons need.
 */
export function useTitleAfterActions(page: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body)
      page.current?.querySelector('h1')?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Not a dialog of the buttons, whose events React passes on as well.
      if (currentTarget.contains(target)) focused.current = target
    },
  }
}
