/** The rows of a CSV text (RFC 4180) as objects by the names in its first row. */
export function parseCsv(text) {
  const [header, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''))
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name.trim(), cells[i] ?? ''])))
}

function cellsOf(text) {
  const rows = [[]]
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) throw new Error(`The CSV is malformed in row ${rows.length}`)
    const [, value, end] = match
    rows.at(-1).push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end !== ',' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** One row of CSV, quoted where it must be. */
export const csvLine = (values) =>
  values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')
