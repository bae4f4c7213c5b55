import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templateTexts } from '../../../texts/template.ts'
import { foundStudentsQuery } from '../../student/student-calls.ts'

const texts = templateTexts.preview

/** The person in the preview: a student, whom the server searches for, or an invented person. */
export function PersonSelect({ value, onChange }: { value: string; onChange: (studentId: string) => void }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const students = useQuery(foundStudentsQuery(search))
  const found = (students.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Select
      label={texts.person}
      w={{ base: '100%', xs: 240 }}
      data={found}
      // The server has already searched.
      filter={({ options }) => options}
      searchable
      clearable
      placeholder={texts.madeUp}
      nothingFoundMessage={texts.nobody}
      clearButtonProps={{ 'aria-label': texts.madeUp }}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      onSearchChange={setTyped}
    />
  )
}
