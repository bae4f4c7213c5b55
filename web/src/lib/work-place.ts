const name = 'department'
const listeners = new Set<() => void>()

/**
 * The department in which this tab's person works; '' for all that they have. Lists show only its data, and new data belong to
 * it.
 */
export const workPlace = (): string => globalThis.sessionStorage?.getItem(name) ?? ''

export function workIn(departmentId: string): void {
  sessionStorage.setItem(name, departmentId)
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. Returns a function that unsubscribes. */
export function onWorkPlaceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
