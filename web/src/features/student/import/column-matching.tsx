import type { StudentField } from '@credenza/schema/student'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { shortened } from '../../../lib/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { isComplete, requiredFields, withColumn } from './columns.ts'
import { DateOrderChoice } from './date-order-choice.tsx'
import type { ColumnChoice } from './import-calls.ts'

interface ColumnMatchingProps {
  found: StudentImportDetails
  busy: boolean
  onMatch: (choice: ColumnChoice) => void
}

const exampleLength = 40
const fields = Object.keys(studentTexts.add.fields) as StudentField[]

/** The sheet's columns matched to fields, with examples, and how dates are read, for a person to correct. */
export function ColumnMatching({ found, busy, onMatch }: ColumnMatchingProps) {
  const [columns, setColumns] = useState(found.columns)
  const [order, setOrder] = useState(found.dates?.order ?? undefined)
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
  const isSameOrder = order === (found.dates?.order ?? undefined)
  const isAsRead = isSameOrder && JSON.stringify(columns) === JSON.stringify(found.columns)
  const needsOrder = found.dates !== null && !order
  // An order that the list itself settled is settled again for another column.
  const chosen = order && (!isSameOrder || found.dates?.settledBy === 'person') ? { dateOrder: order } : {}
  return (
    <Stack pt="sm">
      {found.dates && <DateOrderChoice dates={found.dates} order={order} onOrder={setOrder} />}
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
          disabled={isAsRead || needsOrder || !isComplete(columns)}
          onClick={() => onMatch({ columns, ...chosen })}
        >
          {texts.readAgain}
        </Button>
      </Group>
    </Stack>
  )
}
