import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something still counts as near. */
const margin = '300px 0px'
/** Elements that scroll past faster than this do not count as near. */
const settledMs = 150

/** Whether the element is on screen or about to be; stays true from then on. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsNear(true), settledMs)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isNear, element])
  return isNear
}
