/**
 * A date as people write it in lists, as YYYY-MM-DD: 31/12/2003, 31-12-2003 and 31.12.2003 are day first, as everywhere
 * in the product (en-GB). Anything else is returned unchanged for the schema to judge.
 */
export function isoDate(text: string): string {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.normalize('NFKC').trim())
  if (!match) return text
  const [, day, month, year] = match
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}
