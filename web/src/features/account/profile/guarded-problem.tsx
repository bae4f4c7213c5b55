import { Button, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { securityTexts } from '../../../texts/security.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { lacksSecondFactor } from '../security/wants-second-factor.ts'

const ProfileDialog = lazy(() => import('./profile-dialog.tsx'))

interface GuardedProblemProps {
  /** An act of `useGuarded`. */
  act: { problem: string | undefined; error: Error | null }
}

/** Why a guarded act failed. A person who has no second factor yet can open Security to set one up. */
export function GuardedProblem({ act: { problem, error } }: GuardedProblemProps) {
  const session = useSession()
  const [opened, setOpened] = useState(false)
  if (!problem) return null
  return (
    <Stack gap="xs" align="flex-start">
      <Problem text={problem} />
      {session && lacksSecondFactor(error) && (
        <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
          {securityTexts.tab}
        </Button>
      )}
      <Suspense>
        {session && opened && (
          <ProfileDialog session={session} initialTab="security" onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </Stack>
  )
}
