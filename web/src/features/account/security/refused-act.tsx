import { Alert, Button, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import type { Session } from '../../../lib/session/session.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { NotConfirmed } from './use-confirmation.tsx'
import { lacksSecondFactor } from './wants-second-factor.ts'

const ProfileDialog = lazy(() => import('../profile/profile-dialog.tsx'))

/**
 * Why an act that needs a second factor was refused, and for somebody who has none, where to set one up. Nothing if the person
 * closed the question.
 */
export function RefusedAct({ error, session }: { error: Error | null; session: Session }) {
  const [showsSecurity, setShowsSecurity] = useState(false)
  if (!error || error instanceof NotConfirmed) return null
  if (!lacksSecondFactor(error)) return <Problem text={messageOf(error)} />
  return (
    <>
      <Alert color="yellow" role="alert">
        <Stack gap="sm" align="flex-start">
          {messageOf(error)}
          <Button size="sm" onClick={() => setShowsSecurity(true)}>
            {settingsTexts.openSecurity}
          </Button>
        </Stack>
      </Alert>
      <Suspense>
        {showsSecurity && (
          <ProfileDialog session={session} initialTab="security" onClose={() => setShowsSecurity(false)} />
        )}
      </Suspense>
    </>
  )
}
