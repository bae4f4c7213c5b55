import { type StudentField, studentFields } from '@credenza/schema/student'
import type { RowAsRead, StudentImportDetails } from '@credenza/schema/student-import'
import { Stack, Text } from '@mantine/core'
import { importTexts } from '../../../texts/student-import.ts'
import { ShownValue } from './shown-value.tsx'
import { StudentTable } from './student-table.tsx'

const texts = importTexts.firstRows

/** The first rows of a list with their values after reading, and what is wrong with them. */
export function FirstRows({ found: { rowsAsRead, columns } }: { found: StudentImportDetails }) {
  const fields = studentFields.filter((field) => columns[field] !== undefined && field !== 'password')
  return (
    <Stack gap={6}>
      <Text fw={500} fz="sm" component="h3">
        {texts.title}
      </Text>
      {rowsAsRead.length === 0 ? (
        <Text fz="sm">{texts.empty}</Text>
      ) : (
        <StudentTable
          label={texts.title}
          fields={fields}
          rows={rowsAsRead.map((row) => ({
            row: row.row,
            ...(row.aside && {
              whole: (
                <Text c="dimmed" fz="sm">
                  {importTexts.asides.kinds[row.aside]}
                </Text>
              ),
            }),
            cell: (field) => <Value row={row} field={field} />,
          }))}
        />
      )}
    </Stack>
  )
}

function Value({ row: { values, problems }, field }: { row: RowAsRead; field: StudentField }) {
  const problem = problems.find((found) => found.field === field)
  return (
    <>
      <ShownValue field={field} value={values[field]} />
      {problem && (
        <Text c="var(--mantine-color-error)" fz="xs">
          {problem.reason}
        </Text>
      )}
    </>
  )
}
