import type { StudentFilter } from '@credenza/schema/selection'
import { Combobox, NativeSelect, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { studentChoicesQuery } from '../../student/student-calls.ts'

interface RecipientsFilterProps {
  value: StudentFilter
  /** A filter that can no longer change, because all its matches are chosen. */
  fixed: StudentFilter | undefined
  onChange: (next: StudentFilter) => void
}

/** Filters the students to choose from by text, year and course. */
export function RecipientsFilter({ value, fixed, onChange }: RecipientsFilterProps) {
  const choices = useQuery(studentChoicesQuery)
  const set = (part: StudentFilter) => onChange(given({ ...value, ...part }))
  return (
    <>
      <Combobox.Search
        value={value.search ?? ''}
        readOnly={fixed?.search !== undefined}
        onChange={({ currentTarget }) => set({ search: currentTarget.value })}
        placeholder={texts.searchStudents}
        aria-label={texts.searchStudents}
      />
      <SimpleGrid cols={2} p="xs" pb={0} spacing="xs">
        <NativeSelect
          size="xs"
          aria-label={texts.year}
          disabled={fixed !== undefined}
          data={[{ value: '', label: texts.allYears }, ...(choices.data?.years ?? [])]}
          value={value.year ?? ''}
          onChange={({ currentTarget }) => set({ year: currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          aria-label={texts.course}
          disabled={fixed !== undefined}
          data={[{ value: '', label: texts.allCourses }, ...(choices.data?.courses ?? [])]}
          value={value.courseName ?? ''}
          onChange={({ currentTarget }) => set({ courseName: currentTarget.value })}
        />
      </SimpleGrid>
    </>
  )
}

/** Leaves out empty fields, which do not filter. */
const given = (filter: StudentFilter): StudentFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
