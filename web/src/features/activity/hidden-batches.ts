const name = 'hiddenBatches'

/** The batches that were hidden in this tab. */
export const hiddenBatches = (): string[] => sessionStorage.getItem(name)?.split(' ') ?? []

/** Hides another batch. Returns all hidden ones. */
export function hideBatch(id: string): string[] {
  const hidden = [...hiddenBatches(), id]
  sessionStorage.setItem(name, hidden.join(' '))
  return hidden
}
