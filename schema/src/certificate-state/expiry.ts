/** Whether the last day of validity ('YYYY-MM-DD', empty for none) is over in every time zone. */
export const isExpired = (validUntil: string, now: Date): boolean =>
  validUntil !== '' && validUntil < now.toISOString().slice(0, 10)
