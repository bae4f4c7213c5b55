/**
 * The attempt that this browser began, until its wallet sends its user back. In the browser's storage, because wallets
 * come back in a new tab.
 */
const keyOf = (attemptId: string) => `credenza.attempt.${attemptId}`

export const keepProof = (attemptId: string, proof: string): void =>
  localStorage.setItem(keyOf(attemptId), proof)

/** Undefined in another browser than the one that began. */
export const proofOf = (attemptId: string): string | undefined =>
  localStorage.getItem(keyOf(attemptId)) ?? undefined

export const forgetProof = (attemptId: string): void => localStorage.removeItem(keyOf(attemptId))
