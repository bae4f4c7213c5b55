import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templateTexts } from '../../../texts/template.ts'
import { fetchStudents } from '../../student/student-calls.ts'

const texts = templateTexts.preview

/** Whose name the preview shows: a student, found by the server, or a made-up person. */
export function PersonSelect({ value, onChange }: { value: string; onChange: (studentId: string) => void }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const students = useQuery({
    queryKey: ['students', 'preview', search],
    queryFn: ({ signal }) => fetchStudents({ search }, undefined, signal),
    placeholderData: keepPreviousData,
  })
  const found = (students.data?.rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Select
      label={texts.person}
      w={{ base: '100%', xs: 240 }}
      data={found}
      // The server has searched already.
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
