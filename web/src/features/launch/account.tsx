import type { LaunchView } from '@credenza/schema/course-award'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { launchTexts as texts } from '../../texts/learning.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { connect, type LaunchKey } from './launch-calls.ts'

interface AccountProps extends Pick<LaunchView, 'account'> {
  launchKey: LaunchKey
}

/** The account with which a teacher awards, and a way to connect it. */
export function Account({ launchKey, account }: AccountProps) {
  const queries = useQueryClient()
  const session = useSession()
  const join = useGuarded(() => connect(launchKey), {
    onDone: () => {
      toast.success(texts.connected)
      void readAgain(queries, 'launch')
    },
  })
  if (account)
    return (
      <Text fz="sm" c="dimmed">
        {account.mayPrepare ? texts.connectedAs(account.email) : texts.cannotPrepare(account.email)}
      </Text>
    )
  const here = `/launch/${launchKey.platformId}#${launchKey.ticket}`
  return (
    <Alert color="blue">
      <Stack align="flex-start" gap="sm">
        <Text fz="sm">{texts.notConnected}</Text>
        {session?.role === 'issuer' ? (
          <Button size="compact-md" loading={join.isPending} onClick={() => join.start(undefined)}>
            {texts.connect(session.userData.email)}
          </Button>
        ) : (
          <Button component={Link} to={`/sign-in?next=${encodeURIComponent(here)}`} size="compact-md">
            {texts.signIn}
          </Button>
        )}
        {join.problem && <Problem text={join.problem} />}
        {join.question}
      </Stack>
    </Alert>
  )
}
