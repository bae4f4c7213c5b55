/** Whose certificates a part that no longer matches casts doubt on: one organisation's id, everybody's, or nobody's. */
export type Concerns = string
export const everybody: Concerns = '*'
export const nobody: Concerns = ''

/** Whether a part of the history is as it was written, and either its extent or the entry that does not match. */
export type Outcome = { ok: true; text: string } | { ok: false; text: string; concerns: Concerns }
