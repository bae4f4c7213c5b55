/** A number that a trial has counted, and the expected one. */
export interface Finding {
  what: string
  expected: string | number
  found: string | number
}

/** The same as a row. */
export type Row = [what: string, expected: Finding['expected'], found: Finding['found']]

/** Prints the findings; the exit code is 1 if one is not as expected. */
export function report(findings: readonly Finding[]): void {
  const isKept = ({ expected, found }: Finding) => expected === found
  console.table(findings.map((finding) => ({ ...finding, ok: isKept(finding) ? 'yes' : 'NO' })))
  process.exitCode = findings.every(isKept) ? 0 : 1
}
