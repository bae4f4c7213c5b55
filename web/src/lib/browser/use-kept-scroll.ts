import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Each list's scroll offset in pixels, by history entry, until the page is closed. */
const kept = new Map<string, number>()

/**
 * Restores a list's scroll position when its screen is reopened, and scrolls to the start when the address asks for other
 * rows. Attach `onScroll` to the scrolling element.
 */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, name: string, isReady: boolean) {
  const { key, search } = useLocation()
  const place = `${key} ${name}`
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    if (scroller.current) scroller.current.scrollTop = kept.get(place) ?? 0
  }, [scroller, isReady, place])

  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (scroller.current) scroller.current.scrollTop = 0
  }, [scroller, search])

  return () => {
    if (scroller.current) kept.set(place, scroller.current.scrollTop)
  }
}
