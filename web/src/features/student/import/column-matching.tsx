import type { StudentField } from '@credenza/schema/student'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { formatList, shortened } from '../../../lib/text/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { fieldsNeeded, requiredFields, withColumn } from './columns.ts'
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
  const needed = fieldsNeeded(columns).map((field) => studentTexts.add.fields[field])
  const lacks = [
    ...(found.dates && !order ? [texts.dates.needed] : []),
    ...(needed.length > 0 ? [texts.needed(formatList(needed))] : []),
  ]
  const lacksId = useId()
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
      <Stack gap="xs" align="flex-start">
        {lacks.length > 0 && (
          <div id={lacksId}>
            {lacks.map((lack) => (
              <Text key={lack} fz="sm">
                {lack}
              </Text>
            ))}
          </div>
        )}
        <Button
          variant="default"
          loading={busy}
          disabled={isAsRead || lacks.length > 0}
          aria-describedby={lacks.length > 0 ? lacksId : undefined}
          onClick={() => onMatch({ columns, ...chosen })}
        >
          {texts.readAgain}
        </Button>
      </Stack>
    </Stack>
  )
}
