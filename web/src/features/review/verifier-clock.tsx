import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatTime } from '../../lib/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'

/** The verifier's local time, to the second. Not a live region: nobody wants it read out every second. */
export function VerifierClock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Text
      component="time"
      dateTime={now.toISOString()}
      role="timer"
      aria-live="off"
      aria-label={texts.clock}
      fz="sm"
      c="dimmed"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatTime(now)}
    </Text>
  )
}
