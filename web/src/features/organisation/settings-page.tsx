import { Alert, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Session } from '../../lib/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { useProfile } from '../account/use-profile.ts'
import { settingsQuery } from './settings-calls.ts'
import { SettingsForm } from './settings-form.tsx'

const Colleagues = lazy(() => import('../colleague/colleagues.tsx'))
const ApprovalRules = lazy(() => import('../approval/approval-rules.tsx'))
const Departments = lazy(() => import('../department/departments.tsx'))
const Directory = lazy(() => import('../directory/directory.tsx'))
const SingleSignOn = lazy(() => import('./single-sign-on/single-sign-on.tsx'))
const SigningKey = lazy(() => import('./signing-key.tsx'))
const SigningKeys = lazy(() => import('./key/signing-keys.tsx'))
const TaxDetails = lazy(() => import('../tax/tax-details.tsx'))
const ToReissue = lazy(() => import('./key/to-reissue.tsx'))

/** An organisation's settings; a suspended one is refused them, and the notice on all its pages says why. */
export function SettingsPage({ session }: { session: Session }) {
  const { data: profile } = useProfile()
  return (
    <Page title={texts.title} lead={session.role === 'issuer' ? texts.lead : texts.verifierLead} size="sm">
      {profile?.status !== 'Suspended' && (
        <Settings session={session} isLocked={profile !== undefined && profile.status !== 'Approved'} />
      )}
    </Page>
  )
}

/** Name on certificates, an issuer's verifiers, colleagues, directory and signing keys; read-only until the admin approves. */
function Settings({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const settings = useQuery(settingsQuery)
  if (settings.isLoadingError)
    return <TableError error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data) return <Skeleton height={280} radius="lg" />
  return (
    <Stack gap="lg">
      {isLocked && <Alert color="yellow">{texts.notApproved}</Alert>}
      <SettingsForm
        settings={settings.data}
        isIssuer={session.role === 'issuer'}
        publicPath={isLocked ? undefined : `/issuers/${session.userData._id}`}
        isLocked={isLocked}
      />
      <Suspense fallback={<Skeleton height={200} radius="lg" />}>
        <Colleagues isLocked={isLocked} />
        {session.role === 'issuer' && session.userData.memberRole === 'owner' && (
          <Departments isLocked={isLocked} />
        )}
      </Suspense>
      <Suspense fallback={<Skeleton height={160} radius="lg" />}>
        <TaxDetails isLocked={isLocked} />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} radius="lg" />}>
        <Directory isLocked={isLocked} />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} radius="lg" />}>
        <SingleSignOn session={session} isLocked={isLocked} />
      </Suspense>
      {session.role === 'issuer' && (
        <Suspense fallback={<Skeleton height={160} radius="lg" />}>
          <ApprovalRules isLocked={isLocked} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height={240} radius="lg" />}>
        <SigningKey session={session} isLocked={isLocked} />
      </Suspense>
      <Suspense fallback={<Skeleton height={160} radius="lg" />}>
        <SigningKeys session={session} owner={{}} canReport={!isLocked} />
        {session.role === 'issuer' && <ToReissue />}
      </Suspense>
    </Stack>
  )
}
