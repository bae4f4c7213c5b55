/** The rows of a CSV text (RFC 4180), as a spreadsheet reads them. */
export function readCsvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
