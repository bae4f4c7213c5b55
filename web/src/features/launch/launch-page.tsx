import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { launchTexts as texts } from '../../texts/learning.ts'
import { Page } from '../../ui/page/page.tsx'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { launchQuery } from './launch-calls.ts'
import { OwnCertificates } from './own-certificates.tsx'

const TeacherCourse = lazy(async () => ({ default: (await import('./teacher-course.tsx')).TeacherCourse }))

/** '/launch/{platformId}#{ticket}': the page to which a learning platform sends people. No account is needed. */
export function LaunchPage() {
  const { platformId = '' } = useParams()
  const { hash } = useLocation()
  const [key] = useState({ platformId, ticket: hash.slice(1) })
  const launch = useQuery(launchQuery(key))
  if (launch.error)
    return (
      <Page title={texts.closed} size="sm">
        <ProblemBox>{messageOf(launch.error)}</ProblemBox>
      </Page>
    )
  if (!launch.data)
    return (
      <Page title={texts.title} size="sm">
        <Text role="status">{texts.waiting}</Text>
      </Page>
    )
  const { as, courseTitle, organisation, certificates } = launch.data
  return (
    <Page title={courseTitle || texts.title} tab={texts.title} lead={organisation} size="md">
      {as === 'learner' ? (
        <OwnCertificates certificates={certificates} />
      ) : (
        <Suspense>
          <TeacherCourse launchKey={key} launch={launch.data} />
        </Suspense>
      )}
    </Page>
  )
}
