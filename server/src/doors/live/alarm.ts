/** Wakes a loop that waits. A ring while nobody waits is kept, so that nothing is missed. */
export interface Alarm {
  ring(): void
  /** Resolves if it was rung since the last wait, or when the signal aborts. */
  wait(): Promise<void>
}

export function openAlarm(signal: AbortSignal): Alarm {
  let isRung = false
  let wakeUp = () => {}
  const ring = () => {
    isRung = true
    wakeUp()
  }
  signal.addEventListener('abort', ring, { once: true })
  return {
    ring,
    wait: async () => {
      if (!isRung && !signal.aborted)
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      isRung = false
    },
  }
}
