/**
 * Where a spreadsheet begins a formula: at the start of a cell, and behind what some take for the end of one. Where numbers have
 * a decimal comma, as in French, Excel separates cells by semicolons, and a quote within a cell protects nothing: two of them
 * behind a semicolon open and close a text, after which the rest of the cell counts.
 */
const formula = /^(?=[=+\-@＝＋－＠\t\r\n])|(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]"*)/g

/**
 * One line of CSV (RFC 4180). Puts an apostrophe before what a spreadsheet would read as a formula, so that it stays text
 * (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/**
 * The first line of a CSV file, behind a byte order mark: without it, spreadsheets read the file in the machine's legacy
 * character set.
 */
export const csvHeader = (columns: readonly string[]): string => `\uFEFF${csvLine(columns)}`

function cellOf(text: string): string {
  const harmless = text.replace(formula, "'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
