import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdWork } from './session/held-work.ts'

interface UndoWindow<Work> {
  /** The work that can still be undone. */
  held: Work | null
  /** Holds new work back and sends earlier held work at once. */
  hold: (work: Work) => void
  /** Undoes the held work and returns it. */
  undo: () => Work | null
}

/**
 * Holds work back for `windowMs` before sending it, so that it can be undone. It is sent once and never lost: when the time
 * is over, or earlier if the component, page or session ends.
 */
export function useUndoWindow<Work>(
  windowMs: number,
  send: (work: Work) => Promise<unknown>,
): UndoWindow<Work> {
  const [held, setHeld] = useState<Work | null>(null)
  const current = useRef<{ work: Work; timer: ReturnType<typeof setTimeout> } | null>(null)
  const latestSend = useRef(send)
  useLayoutEffect(() => {
    latestSend.current = send
  })
  const take = useCallback(() => {
    const taken = current.current
    current.current = null
    clearTimeout(taken?.timer)
    setHeld(null)
    return taken?.work ?? null
  }, [])
  const sendNow = useCallback(async () => {
    const work = take()
    if (work) await latestSend.current(work)
  }, [take])
  const hold = useCallback(
    (work: Work) => {
      void sendNow()
      current.current = { work, timer: setTimeout(() => void sendNow(), windowMs) }
      setHeld(work)
    },
    [sendNow, windowMs],
  )
  useEffect(() => {
    const withdraw = holdWork(sendNow)
    return () => {
      withdraw()
      void sendNow()
    }
  }, [sendNow])
  return { held, hold, undo: take }
}
