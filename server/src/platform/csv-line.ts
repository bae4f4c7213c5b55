/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it text (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
