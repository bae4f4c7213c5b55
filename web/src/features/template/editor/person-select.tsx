import type { studentListResponse } from '@credenza/schema/student'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { templateTexts } from '../../../texts/template.ts'

const texts = templateTexts.preview
const offered = 20

/** Whose name the preview shows: a student, found by the server, or a made-up person. */
export function PersonSelect({ value, onChange }: { value: string; onChange: (studentId: string) => void }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const students = useQuery({
    queryKey: ['students', 'preview', search],
    queryFn: ({ signal }) => fetchStudents(search, signal),
    placeholderData: keepPreviousData,
  })
  const found = (students.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
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

const fetchStudents = async (search: string, signal: AbortSignal) => {
  const query = { search, limit: offered }
  const answer = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query,
    signal,
  })
  return answer.data
}
