import { Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatTime, timeZoneName } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'

/**
 * The verifier's local time, to the second, and its time zone. Not a live region, because screen readers would read out
 * every second.
 */
export function VerifierClock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Group gap={6} fz="sm" c="dimmed">
      <Text
        component="time"
        dateTime={now.toISOString()}
        role="timer"
        aria-live="off"
        aria-label={texts.clock}
        fz="inherit"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {formatTime(now)}
      </Text>
      <span>{timeZoneName(now)}</span>
    </Group>
  )
}
