import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, type Session } from './session.ts'

/** This tab's session; null if nobody is signed in, and during prerendering. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null)
}
