import { Alert, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Session } from '../../lib/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { useProfile } from '../account/use-profile.ts'
import { fetchSettings } from './settings-calls.ts'
import { SettingsForm } from './settings-form.tsx'

const SigningKey = lazy(() => import('./signing-key.tsx'))

/** An organisation's settings: its name on certificates, its verifiers if it issues, and its signing key. */
export function SettingsPage({ session }: { session: Session }) {
  const settings = useQuery({ queryKey: ['settings'], queryFn: fetchSettings })
  const { data: profile } = useProfile()
  const isIssuer = session.role === 'issuer'
  const isLocked = profile !== undefined && profile.status !== 'Approved'
  return (
    <Page title={texts.title} lead={isIssuer ? texts.lead : texts.verifierLead} size="sm">
      {isLocked && <Alert color="yellow">{texts.notApproved}</Alert>}
      {settings.isLoadingError && (
        <TableError error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.isPending && <Skeleton height={280} radius="lg" />}
      {settings.data && (
        <Stack gap="lg">
          <SettingsForm settings={settings.data} isIssuer={isIssuer} isLocked={isLocked} />
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            <SigningKey session={session} isLocked={isLocked} />
          </Suspense>
        </Stack>
      )}
    </Page>
  )
}
