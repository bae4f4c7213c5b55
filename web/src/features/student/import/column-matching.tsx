import type { StudentField } from '@credenza/schema/student'
import type { ImportColumns, StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { shortened } from '../../../lib/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { isComplete, requiredFields, withColumn } from './columns.ts'

interface ColumnMatchingProps {
  found: StudentImportDetails
  busy: boolean
  onMatch: (columns: ImportColumns) => void
}

const exampleLength = 40
const fields = Object.keys(studentTexts.add.fields) as StudentField[]

/** The sheet's columns matched to fields, with examples, for a person to correct. */
export function ColumnMatching({ found, busy, onMatch }: ColumnMatchingProps) {
  const [columns, setColumns] = useState(found.columns)
  const options = [
    { value: '', label: texts.notInList },
    ...found.header.map((heading, i) => ({
      value: String(i),
      label: heading || texts.columnNumber(i + 1),
    })),
  ]
  const example = (field: StudentField) => {
    const column = columns[field]
    const value = column === undefined ? '' : found.firstRows.map((row) => row[column] ?? '').find(Boolean)
    return value ? texts.example(shortened(value, exampleLength)) : undefined
  }
  const isAsRead = JSON.stringify(columns) === JSON.stringify(found.columns)
  return (
    <Stack pt="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {fields.map((field) => (
          <NativeSelect
            key={field}
            label={studentTexts.add.fields[field]}
            required={requiredFields.includes(field)}
            description={field === 'password' ? undefined : example(field)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={options}
            value={String(columns[field] ?? '')}
            onChange={({ currentTarget: { value } }) =>
              setColumns(withColumn(columns, field, value === '' ? undefined : Number(value)))
            }
          />
        ))}
      </SimpleGrid>
      <Group>
        <Button
          variant="default"
          loading={busy}
          disabled={isAsRead || !isComplete(columns)}
          onClick={() => onMatch(columns)}
        >
          {texts.readAgain}
        </Button>
      </Group>
    </Stack>
  )
}
