import { Container, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../lib/session/use-session.ts'
import { useDepartments, useWorkPlace } from '../../lib/use-departments.ts'
import { workIn } from '../../lib/work-place.ts'
import { departmentTexts as texts } from '../../texts/department.ts'

/** The department in which this person works; shown if there is a choice. */
export default function DepartmentSwitch() {
  const queries = useQueryClient()
  const departments = useDepartments().filter(({ isClosed }) => !isClosed)
  const place = useWorkPlace()
  const isBound = useSession()?.userData.memberRole === 'departmental'
  const isGone = place !== '' && departments.length > 0 && !departments.some(({ _id }) => _id === place)
  const choose = (id: string) => {
    workIn(id)
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'departments' })
  }
  useEffect(() => {
    if (isGone) choose('')
  })
  if (departments.length < (isBound ? 2 : 1)) return null
  return (
    <Container size="xl" pt="sm" w="100%">
      <NativeSelect
        aria-label={texts.workIn}
        w={{ base: '100%', xs: 280 }}
        value={place}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: isBound ? texts.allOfMine : texts.whole },
          ...departments.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </Container>
  )
}
