const name = 'hiddenBatches'

/** The batches that this tab has hidden on every page. */
export const hiddenBatches = (): string[] => sessionStorage.getItem(name)?.split(' ') ?? []

/** Hides one more; returns all hidden ones. */
export function hideBatch(id: string): string[] {
  const hidden = [...hiddenBatches(), id]
  sessionStorage.setItem(name, hidden.join(' '))
  return hidden
}
