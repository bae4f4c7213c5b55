import { useEffect, useState } from 'react'

/** Whole seconds left until an instant (milliseconds since 1970); 0 once it has passed. */
const secondsUntil = (untilMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / 1000))

/** `secondsUntil`, counted down by the visitor's clock, so that a tab that slept shows the right time when it wakes. */
export function useCountdown(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNowMs(Date.now())
      if (Date.now() >= untilMs) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [untilMs])
  return secondsUntil(untilMs, nowMs)
}

/** 30 -> '00:30', 754 -> '12:34'. */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
