import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The menu that a header has on phones. It closes when its page does, on Escape, on a tap outside, and when something else in
 * the header is used. Escape returns the focus to the burger.
 */
export function useHeaderMenu() {
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState(pathname)
  const burger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const close = () => setOpened(false)
  if (openedOn !== pathname) {
    setOpenedOn(pathname)
    close()
  }

  useEffect(() => {
    if (!opened) return
    const onKey = ({ key }: KeyboardEvent) => {
      // What is open within the menu closes first.
      if (key !== 'Escape' || menu.current?.querySelector('details[open]')) return
      setOpened(false)
      burger.current?.focus()
    }
    // Captured, because what handles the key first may have closed by the time the event bubbles up.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [opened])

  const closeUnlessAt = (target: EventTarget | null) => {
    const isOurs = [burger, menu].some(({ current }) => current?.contains(target as Node | null))
    if (target !== null && !isOurs) close()
  }
  return {
    opened,
    close,
    header: {
      onPointerDown: ({ target }: PointerEvent) => closeUnlessAt(target),
      onBlur: ({ relatedTarget }: FocusEvent) => closeUnlessAt(relatedTarget),
    },
    burger: {
      ref: burger,
      opened,
      onClick: () => setOpened((before) => !before),
      'aria-expanded': opened,
      'aria-controls': 'navigation',
    },
    menu: { ref: menu, id: 'navigation', 'data-opened': opened || undefined },
  }
}
