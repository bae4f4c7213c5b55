/** What sends something that the person has done already and that is held back for a moment. */
type Send = () => Promise<unknown>

const held = new Set<Send>()

/** Registers work that must have left before the page or the session is gone. Returns how to withdraw it. */
export function holdWork(send: Send): () => void {
  held.add(send)
  return () => {
    held.delete(send)
  }
}

/** Sends all that is still held back; to be awaited before a session ends. */
export const sendHeldWork = (): Promise<unknown> => Promise.allSettled([...held].map((send) => send()))

// A page that is hidden may be ended without another word, on phones above all: it is the last moment to be sure of.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendHeldWork()
})
globalThis.window?.addEventListener('pagehide', () => void sendHeldWork())
