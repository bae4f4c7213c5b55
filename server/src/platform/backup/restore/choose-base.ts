import { baseMoment, listBases } from '../base/manifest.ts'
import type { SealedStore } from '../store/sealed-store.ts'

/** The newest base that was complete at this moment; without one, the newest of all. */
export async function chooseBase(store: SealedStore, until: Date | undefined): Promise<string> {
  const names = await listBases(store)
  const chosen = names.findLast((name) => !until || baseMoment(name) <= until)
  if (chosen) return chosen
  const oldest = names[0]
  throw new Error(
    oldest
      ? `The oldest backup is of ${baseMoment(oldest).toISOString()}: nothing older can be restored.`
      : 'There is no backup there.',
  )
}
