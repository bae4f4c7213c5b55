/** Splits rows copied from a spreadsheet, or CSV text, into cells: by tabs, else by semicolons, else by commas. */
export function parseTable(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator = [...'\t;'].find((sign) => first.includes(sign)) ?? ','
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|$)`, 'y')
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    // The rest follows a quotation mark inside an unquoted cell, and is taken as it is.
    if (!match) break
    const [, quoted, plain = '', end] = match
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end !== separator && cell.lastIndex < text.length) rows.push([])
  }
  return rows.filter((cells) => cells.some((one) => one !== ''))
}
