/** A number with the form of its noun: Urdu has one for 1 and one for all others. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`
