/**
 * The attempt that this browser began, until the wallet sends the browser back. Kept in localStorage, because wallets
 * return in a new tab.
 */
const keyOf = (attemptId: string) => `credenza.attempt.${attemptId}`

export const keepProof = (attemptId: string, proof: string): void =>
  localStorage.setItem(keyOf(attemptId), proof)

/** The attempt's proof; undefined in any other browser than the one that began it. */
export const proofOf = (attemptId: string): string | undefined =>
  localStorage.getItem(keyOf(attemptId)) ?? undefined

export const forgetProof = (attemptId: string): void => localStorage.removeItem(keyOf(attemptId))
