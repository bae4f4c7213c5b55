const name = 'department'
const listeners = new Set<() => void>()

/** The department that this tab's person works in: lists show its things, and new ones belong to it; '' for all of theirs. */
export const workPlace = (): string => globalThis.sessionStorage?.getItem(name) ?? ''

export function workIn(departmentId: string): void {
  sessionStorage.setItem(name, departmentId)
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. Returns how to unsubscribe. */
export function onWorkPlaceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
