import { useLayoutEffect, useRef, useState } from 'react'
import type { Decisions } from './decision-buttons.tsx'

/** Two functions that stay the same while the queue is shown, to avoid redrawing rows. They use the current values. */
export function useSteady(decisions: Decisions): Decisions {
  const latest = useRef(decisions)
  useLayoutEffect(() => {
    latest.current = decisions
  })
  const [steady] = useState<Decisions>(() => ({
    onAccept: (request) => latest.current.onAccept(request),
    onReject: (request) => latest.current.onReject(request),
  }))
  return steady
}
