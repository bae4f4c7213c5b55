/** The last second of a day ('YYYY-MM-DD') in UTC: validity ends with it. */
export const endOfDay = (day: string): string => `${day}T23:59:59Z`

/** Whether the last day of validity ('YYYY-MM-DD', empty for none) is over in UTC. */
export const isExpired = (validUntil: string, now: Date): boolean =>
  validUntil !== '' && validUntil < now.toISOString().slice(0, 10)
