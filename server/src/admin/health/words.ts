/** '1 mail', '3 mails' */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What is worth an administrator's look when it still waits. */
export const longWaitMs = 10 * 60_000

/** Whether something that waits since then has waited too long. */
export const isLate = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > longWaitMs

/** '2026-11-21 10:00 UTC', or '–' for never. */
export const moment = (at: Date | null): string =>
  at ? `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–'
