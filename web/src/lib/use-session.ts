import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, type Session } from './session.ts'

/** The session of this tab; null when nobody is signed in, and while the page is prerendered. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null)
}
