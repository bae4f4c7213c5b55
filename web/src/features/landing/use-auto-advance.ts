import { carousel } from '@credenza/schema/constants'
import { useFocusWithin, useHover, useMergedRef, useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/**
 * Calls `advance` 3 s after each change of `step`, unless the pointer or the focus is within `ref`, the visitor paused it,
 * or their system asks for less motion and they did not start it themselves.
 */
export function useAutoAdvance(step: number, advance: (() => void) | undefined) {
  const { hovered, ref: hover } = useHover()
  const { focused, ref: focus } = useFocusWithin()
  const reducedMotion = useReducedMotion()
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const playing = choice ? choice === 'play' : !reducedMotion
  const running = playing && !hovered && !focused
  useEffect(() => {
    if (!advance || !running) return undefined
    const timer = setTimeout(advance, carousel.everyMs)
    return () => clearTimeout(timer)
    // Depends on `step` too, so that each step gets three seconds.
  }, [advance, running, step])
  return {
    ref: useMergedRef(hover, focus),
    playing,
    running,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  }
}
