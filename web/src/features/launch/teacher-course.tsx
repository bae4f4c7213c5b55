import type { LaunchView } from '@credenza/schema/course-award'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { Account } from './account.tsx'
import { GradedPeople } from './graded-people.tsx'
import { gradesQuery, type LaunchKey } from './launch-calls.ts'
import { RuleForm } from './rule-form.tsx'
import { SendBack } from './send-back.tsx'

interface TeacherCourseProps {
  launchKey: LaunchKey
  launch: LaunchView
}

/** What a teacher decides: the rule and then who is awarded, or only the rule if the platform asked for a link. */
export function TeacherCourse({ launchKey, launch }: TeacherCourseProps) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState('')
  const grades = useQuery(gradesQuery(launchKey))
  const refresh = () => void readAgain(queries, 'launch')
  const saved = (courseId: string) => {
    if (launch.choosing) return setChosen(courseId)
    refresh()
  }
  if (chosen) return <SendBack launchKey={launchKey} courseId={chosen} />
  return (
    <Stack gap="lg">
      {grades.error && <Problem text={messageOf(grades.error)} />}
      {grades.isPending ? (
        <Skeleton height={280} radius="lg" />
      ) : (
        <RuleForm
          key={JSON.stringify(launch.rule)}
          launchKey={launchKey}
          launch={launch}
          lineItems={grades.data?.lineItems ?? []}
          onSaved={saved}
        />
      )}
      {!launch.choosing && <Account launchKey={launchKey} account={launch.account} />}
      {!launch.choosing && launch.rule && grades.data && (
        <GradedPeople
          launchKey={launchKey}
          people={grades.data.people}
          rule={launch.rule}
          awards={launch.account?.mayPrepare === true}
          isReading={grades.isFetching}
          onRead={refresh}
        />
      )}
    </Stack>
  )
}
