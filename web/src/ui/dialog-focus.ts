import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** What Tab reaches. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const isNowhere = (active: Element | null) => active === null || active === document.body

/**
 * Gives the focus back to what opened the dialog, or to what is left where that was, unless it went elsewhere: when it is
 * closed or taken away, and once more by the function it answers, for a dialog that was closed before it had opened takes
 * the focus once more. Mantine's own does so only for a dialog that closes before it is taken away; ours are mostly taken
 * away at once. `inside` is a child of the dialog: a focus that stays in what is being closed is lost with it.
 */
export function useFocusReturn(opened: boolean, inside: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element[]>([])
  const giveBack = useCallback(() => {
    setTimeout(() => {
      const { activeElement } = document
      if (isNowhere(activeElement) || inside.current?.parentElement?.contains(activeElement))
        whatIsLeft(before.current)?.focus({ preventScroll: true })
    })
  }, [inside])
  // Asked while the dialog is drawn: a menu or its items are gone, and the focus with them, before an effect runs.
  const path = opened ? withAncestors(openerOf(document.activeElement)) : []
  useEffect(() => {
    if (!opened) return
    before.current = path
    return giveBack
  }, [opened, giveBack])
  return giveBack
}

/** Gives the focus to a step that takes the place of another in an open dialog; a new title tells that it does. */
export function useFocusOfSteps(title: string, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.parentElement
    if (!dialog || !isNowhere(document.activeElement)) return
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? dialog).focus({ preventScroll: true })
  }, [title, inside])
}

/** An item of a menu goes with the menu; what opened the menu stays. */
function openerOf(active: Element | null): Element | null {
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : active
}

function withAncestors(element: Element | null): Element[] {
  const path: Element[] = []
  for (let one = element; one && one !== document.body; one = one.parentElement) path.push(one)
  return path
}

/** The first of these itself or, when it is gone, the first thing beside it that can have the focus. */
function whatIsLeft([opener, ...around]: Element[]): HTMLElement | undefined {
  if (opener instanceof HTMLElement && opener.isConnected) return opener
  for (const element of around) {
    const left = element.isConnected && element.querySelector<HTMLElement>(reachable)
    if (left) return left
  }
  return undefined
}
