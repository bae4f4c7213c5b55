import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the h1 of `page` when the focused button beside it disappears, because what it offered is done. Returns what
 * the buttons need.
 */
export function useTitleAfterActions(page: RefObject<HTMLElement | null>): {
  onFocus: (event: FocusEvent) => void
} {
  const focused = useRef<Element>(null)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return
      focused.current = null
      if (document.activeElement === document.body)
        page.current?.querySelector('h1')?.focus({ preventScroll: true })
    })
    observer.observe(page.current!, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [page])
  return {
    onFocus: ({ target, currentTarget }) => {
      // Not a dialog of the buttons, whose events React passes on as well.
      if (currentTarget.contains(target)) focused.current = target
    },
  }
}
