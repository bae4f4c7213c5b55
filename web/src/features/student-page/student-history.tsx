import type { StudentHistoryEntry } from '@credenza/schema/student'
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { actionName } from '../../lib/text/action-name.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { studentHistoryQuery } from '../student/student-calls.ts'
import styles from './student-page.module.css'

/** What happened to a student and to their certificates, newest first. */
export default function StudentHistory({ studentId }: { studentId: string }) {
  const query = useInfiniteQuery(studentHistoryQuery(studentId))
  if (query.isPending) return <Skeleton height={160} radius="md" />
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  if (query.isError && entries.length === 0) return <Problem text={texts.historyFailed} />
  if (entries.length === 0) return <Text c="dimmed">{texts.noHistory}</Text>
  return (
    <Stack gap="sm" align="flex-start">
      <ul className={styles.entries} style={{ width: '100%' }}>
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.action} ${entry.certificateId}`} entry={entry} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: StudentHistoryEntry }) {
  const { at, action, by, certificateId, certificateTitle } = entry
  return (
    <li className={styles.entry}>
      <Text fz="sm" component="span">
        {actionName(action)}
        {certificateId && (
          <>
            {common.colon}
            <Anchor component={Link} to={`/certificate/${certificateId}`} fz="sm">
              <bdi>{certificateTitle}</bdi>
            </Anchor>
          </>
        )}
      </Text>
      <Text fz="sm" c="dimmed" component="span">
        <bdi>{by || texts.bySystem}</bdi> · {formatDateTime(at)}
      </Text>
    </li>
  )
}
