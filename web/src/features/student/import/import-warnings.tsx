import type { ImportDoubt, StudentImportDetails } from '@credenza/schema/student-import'
import { Alert, Text } from '@mantine/core'
import { formatList, formatNumber, isolated } from '../../../lib/text/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'

/** What a person should look at before anything is imported. */
export function ImportWarnings({ found }: { found: StudentImportDetails }) {
  const { asides, dates } = found
  const swapped = dates?.swapped ?? 0
  const warnings = [
    ...(asides.hidden > 0 ? [texts.asides.hidden(formatNumber(asides.hidden))] : []),
    ...doubtsIn(found),
    ...(swapped > 0 ? [texts.dates.swapped(formatNumber(swapped))] : []),
  ]
  if (warnings.length === 0) return null
  return (
    <Alert color="yellow">
      {warnings.map((warning, index) => (
        <Text key={warning} fz="sm" c="inherit" mt={index > 0 ? 8 : 0}>
          {warning}
        </Text>
      ))}
    </Alert>
  )
}

/** The columns in doubt, and where others can be chosen. A server of the release before names none. */
function doubtsIn({ status, certainty, doubts = [], header }: StudentImportDetails): string[] {
  const where = status === 'matching' ? 'below' : 'inTab'
  if (doubts.length === 0) return certainty === 'likely' ? [texts.doubts.list[where]] : []
  return [texts.doubts.columns[where], ...doubts.flatMap((doubt) => reasons(doubt, header))]
}

function reasons({ field, column, why, rivals }: ImportDoubt, header: readonly string[]): string[] {
  const heading = (index: number) =>
    texts.doubts.heading(isolated(header[index] || texts.columnNumber(index + 1)))
  const name = studentTexts.add.fields[field]
  return [
    ...(why === 'rivals' ? [] : [texts.doubts.because[why](name, heading(column))]),
    ...(rivals.length > 0
      ? [texts.doubts.rivals(name, heading(column), formatList(rivals.map(heading)))]
      : []),
  ]
}
