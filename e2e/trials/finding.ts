/** A number counted by a trial, and the expected number. */
export interface Finding {
  what: string
  expected: string | number
  found: string | number
}

/** A finding as a row. */
export type Row = [what: string, expected: Finding['expected'], found: Finding['found']]

export const findingsOf = (rows: readonly Row[]): Finding[] =>
  rows.map(([what, expected, found]) => ({ what, expected, found }))

/** Prints the findings. The exit code is 1 if one is not as expected. */
export function report(findings: readonly Finding[]): void {
  const isKept = ({ expected, found }: Finding) => expected === found
  console.table(findings.map((finding) => ({ ...finding, ok: isKept(finding) ? 'yes' : 'NO' })))
  process.exitCode = findings.every(isKept) ? 0 : 1
}
