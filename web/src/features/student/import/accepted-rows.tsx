import { studentFields } from '@credenza/schema/student'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { importTexts } from '../../../texts/student-import.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { fetchAccepted } from './import-calls.ts'
import { ShownValue } from './shown-value.tsx'
import { StudentTable } from './student-table.tsx'

const texts = importTexts.accepted

/** The rows that would be imported, as they will be stored, a page at a time. */
export function AcceptedRows({ found: { id, columns } }: { found: StudentImportDetails }) {
  const query = useInfiniteQuery({
    queryKey: ['students', 'import', id, 'accepted', columns],
    queryFn: ({ pageParam, signal }) => fetchAccepted(id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  })
  if (query.isPending) return <Skeleton h={120} mt="sm" />
  const fields = studentFields.filter((field) => columns[field] !== undefined && field !== 'password')
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Stack gap="sm" pt="sm">
      {rows.length > 0 && (
        <StudentTable
          label={texts.label}
          fields={fields}
          leading={texts.effect}
          rows={rows.map(({ row, effect, values }) => ({
            row,
            leading: texts.effects[effect],
            cell: (field) => <ShownValue field={field} value={values[field]} />,
          }))}
        />
      )}
      {query.isError && <Problem text={texts.failed} />}
      {(query.hasNextPage || query.isError) && (
        <Group>
          <Button
            variant="default"
            loading={query.isFetching}
            onClick={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          >
            {query.isError ? texts.again : texts.more}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
