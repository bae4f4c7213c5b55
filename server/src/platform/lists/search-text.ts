/** One value in the form that searches compare: NFC, lower case, one space between words. */
const searchable = (value: string): string => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The content of `search` columns, one line per value, so that a match never spans two values. */
export function searchText(values: readonly string[]): string {
  return values.map(searchable).filter(Boolean).join('\n')
}

/** A LIKE pattern for the case-insensitive substring match of readings R2, with wildcards in the text escaped. */
export function searchPattern(search: string | undefined): string | undefined {
  const wanted = searchText([search ?? ''])
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}
