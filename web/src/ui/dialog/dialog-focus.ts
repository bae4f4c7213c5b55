import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Elements that Tab reaches. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const isNowhere = (active: Element | null) => active === null || active === document.body

/** An element that opened a dialog, and those around it, the nearest first. */
type Place = readonly Element[]

/** Where the open dialogs return focus to, the newest last. */
const returns: (readonly Place[])[] = []

/**
 * Returns focus to the element that opened the dialog, or to what is left in its place, unless focus has moved
 * elsewhere. It does so when the dialog closes or unmounts, and again through the returned function, because a dialog
 * closed before it has opened takes focus once more. Mantine only handles dialogs that close before they unmount; ours
 * mostly unmount at once. `inside` is a child of the dialog: focus left inside a closing dialog would be lost.
 */
export function useFocusReturn(opened: boolean, inside: RefObject<HTMLElement | null>): () => void {
  const before = useRef<readonly Place[]>([])
  const giveBack = useCallback(() => {
    setTimeout(() => {
      const { activeElement } = document
      if (isNowhere(activeElement) || inside.current?.parentElement?.contains(activeElement))
        whatIsLeft(before.current)?.focus({ preventScroll: true })
    })
  }, [inside])
  // Read during rendering: before an effect runs, a menu or its items may be gone, and focus with them.
  // A dialog that replaces another returns focus to what had opened that one.
  const places = opened ? [withAncestors(openerOf(document.activeElement)), ...(returns.at(-1) ?? [])] : []
  useEffect(() => {
    if (!opened) return
    before.current = places
    returns.push(places)
    return () => {
      returns.splice(returns.indexOf(places), 1)
      giveBack()
    }
  }, [opened, giveBack])
  return giveBack
}

/**
 * Moves focus into a dialog that opens, and to each new step in it; a changed title signals a new step. Mantine leaves the
 * focus behind the dialog if what should take it is disabled, for example until the server has answered.
 */
export function useFocusOfSteps(title: string, opened: boolean, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!opened) return
    // After Mantine, which waits as long.
    const timer = setTimeout(() => {
      const dialog = inside.current?.parentElement
      if (dialog && !dialog.contains(document.activeElement)) takeFocus(dialog)
    })
    return () => clearTimeout(timer)
  }, [opened, inside])
  useEffect(() => {
    const dialog = inside.current?.parentElement
    if (dialog && isNowhere(document.activeElement)) takeFocus(dialog)
  }, [title, inside])
}

/**
 * Begins a dialog at its first field if nothing asks for the focus: Mantine would take the cross. What is still loading when the
 * dialog opens takes the focus once it is there, unless the person was faster. Render it inside the dialog, which appears later
 * than what renders it.
 */
export function BeginAtField({ inside }: { inside: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const dialog = inside.current?.parentElement
    if (!dialog) return
    const begin = () => {
      const asking = dialog.querySelector<HTMLElement>('[data-autofocus]')
      const first = asking ?? dialog.querySelector<HTMLElement>(field)
      // Mantine looks for this a moment later.
      first?.setAttribute('data-autofocus', 'true')
      const { activeElement } = document
      if (activeElement === dialog || inside.current?.contains(activeElement))
        first?.focus({ preventScroll: true })
    }
    begin()
    const observer = new MutationObserver(begin)
    observer.observe(dialog, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    for (const kind of ['keydown', 'pointerdown']) dialog.addEventListener(kind, stop)
    return stop
  }, [inside])
  return null
}

const field =
  ':is(input:not([type=hidden], [type=file], [type=radio]:not(:checked)), select, textarea):not(:disabled)'

function takeFocus(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  ;(first ?? dialog).focus({ preventScroll: true })
}

/** A menu item disappears with its menu, so take the element that opened the menu. */
function openerOf(active: Element | null): Element | null {
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : active
}

function withAncestors(element: Element | null): Element[] {
  const path: Element[] = []
  for (let one = element; one && one !== document.body; one = one.parentElement) path.push(one)
  return path
}

/** The first opener or, if it is gone, the first focusable element beside it; if nothing is left there, the same for the next. */
function whatIsLeft(places: readonly Place[]): HTMLElement | undefined {
  for (const [opener, ...around] of places) {
    if (opener instanceof HTMLElement && opener.isConnected) return opener
    for (const element of around) {
      const left = element.isConnected && element.querySelector<HTMLElement>(reachable)
      if (left) return left
    }
  }
  return undefined
}
