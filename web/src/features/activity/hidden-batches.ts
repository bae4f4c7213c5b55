const name = 'hiddenBatches'

/** The batches that this tab no longer wants to see on every page. */
export const hiddenBatches = (): string[] => sessionStorage.getItem(name)?.split(' ') ?? []

/** Hides one more; gives back all that are hidden. */
export function hideBatch(id: string): string[] {
  const hidden = [...hiddenBatches(), id]
  sessionStorage.setItem(name, hidden.join(' '))
  return hidden
}
