/**
 * Whose certificates are in doubt if a part does not match: one organisation's (its id), everybody's ('*'), or nobody's ('').
 */
export type Concerns = string
export const everybody: Concerns = '*'
export const nobody: Concerns = ''

/** Whether a part of the history is unchanged; `text` says how much was checked, or which entry does not match. */
export type Outcome = { ok: true; text: string } | { ok: false; text: string; concerns: Concerns }
