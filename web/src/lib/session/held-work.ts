/** Sends an act that the person has done but that is held back for a moment. */
type Send = () => Promise<unknown>

const held = new Set<Send>()

/** Registers work that must be sent before the page or session ends. Returns a function that withdraws it. */
export function holdWork(send: Send): () => void {
  held.add(send)
  return () => {
    held.delete(send)
  }
}

/** Sends everything still held back; await it before ending a session. */
export const sendHeldWork = (): Promise<unknown> => Promise.allSettled([...held].map((send) => send()))

// A hidden page may be killed without notice, especially on phones, so this is the last safe moment.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendHeldWork()
})
globalThis.window?.addEventListener('pagehide', () => void sendHeldWork())
