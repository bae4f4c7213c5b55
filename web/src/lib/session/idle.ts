/** Records activity now, for every tab of this browser. */
export const noteActivity = (): void => localStorage.setItem(sharedName, String(Date.now()))

/** The five kinds of activity in the specification (section 4, session inactivity). */
const activity = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const
const sharedName = 'lastActivity'

interface IdleWatch {
  timeoutMs: number
  /** How long before the end to call `onWarn`. */
  warningMs: number
  onWarn: () => void
  /** Called on activity after a warning. */
  onActive: () => void
  onIdle: () => void
}

/**
 * Watches for inactivity in all tabs of this browser. Each tab writes the time of its last activity to local storage, and a
 * tab counts as idle only if no tab was used. Returns a function that stops watching.
 */
export function watchIdle({ timeoutMs, warningMs, onWarn, onActive, onIdle }: IdleWatch): () => void {
  let warned = false
  let timer: ReturnType<typeof setTimeout>
  let written = 0

  const lastActivity = () => Math.max(written, Number(localStorage.getItem(sharedName)) || 0)
  const look = () => {
    const idleMs = Date.now() - lastActivity()
    if (idleMs >= timeoutMs) return onIdle()
    const inWarning = idleMs >= timeoutMs - warningMs
    if (inWarning && !warned) onWarn()
    if (!inWarning && warned) onActive()
    warned = inWarning
    timer = setTimeout(look, inWarning ? Math.min(1000, timeoutMs - idleMs) : timeoutMs - warningMs - idleMs)
  }
  const onActivity = () => {
    const now = Date.now()
    // One write per second is enough. None after the time has run out unnoticed, as on a sleeping machine.
    if (now - written < 1000 || now - lastActivity() >= timeoutMs) return
    written = now
    localStorage.setItem(sharedName, String(now))
    if (warned) {
      clearTimeout(timer)
      look()
    }
  }

  // A restored tab ends too if its time has run out: opening it is not activity of the signed-in person.
  const ranOut = lastActivity() > 0 && Date.now() - lastActivity() >= timeoutMs
  if (!ranOut) {
    written = Date.now()
    localStorage.setItem(sharedName, String(written))
  }
  for (const kind of activity) document.addEventListener(kind, onActivity, { capture: true, passive: true })
  timer = setTimeout(look, ranOut ? 0 : timeoutMs - warningMs)
  return () => {
    clearTimeout(timer)
    for (const kind of activity) document.removeEventListener(kind, onActivity, { capture: true })
  }
}
