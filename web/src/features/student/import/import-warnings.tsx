import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Alert, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'

/** What a person should look at before anything is imported. */
export function ImportWarnings({ found: { asides, certainty, dates } }: { found: StudentImportDetails }) {
  const swapped = dates?.swapped ?? 0
  const warnings = [
    ...(asides.hidden > 0 ? [texts.asides.hidden(formatNumber(asides.hidden))] : []),
    ...(certainty === 'likely' ? [texts.place.likely] : []),
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
