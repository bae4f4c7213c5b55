import { Alert, Skeleton, Stack } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import type { Session } from '../../lib/session/session.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Page } from '../../ui/page/page.tsx'
import { useIsApproved } from '../account/use-approval.tsx'
import { useProfile } from '../account/use-profile.ts'
import styles from './part-links.module.css'
import { PartLinks } from './part-links.tsx'
import { partOf, partsFor, type SettingsPart } from './settings-parts.ts'

/** Each is loaded when it is first shown. */
const contents: Record<SettingsPart, ComponentType<{ session: Session; isLocked: boolean }>> = {
  general: lazy(() => import('./general.tsx')),
  colleagues: lazy(() => import('../colleague/colleagues.tsx')),
  departments: lazy(() => import('../department/departments.tsx')),
  tax: lazy(() => import('../tax/tax-details.tsx')),
  directory: lazy(() => import('../directory/directory.tsx')),
  'single-sign-on': lazy(() => import('./single-sign-on/single-sign-on.tsx')),
  'own-name': lazy(() => import('./own-name/own-name.tsx')),
  learning: lazy(() => import('../learning/learning-platforms.tsx')),
  approvals: lazy(() => import('../approval/approval-rules.tsx')),
  keys: lazy(() => import('./key/keys.tsx')),
}

/**
 * An organisation's settings, one part at a time; read-only until the admin approves. The server refuses them to a
 * suspended organisation, and the notice on all its pages says why.
 */
export function SettingsPage({ session }: { session: Session }) {
  const { data: profile } = useProfile()
  const [params] = useSearchParams()
  const parts = partsFor(session.role, usePermitted())
  const part = partOf(params, parts)
  const Content = contents[part]
  const isSuspended = profile?.status === 'Suspended'
  const isLocked = useIsApproved() === false
  return (
    <Page
      title={texts.title}
      tab={part === 'general' ? texts.title : `${texts.parts[part]} · ${texts.title}`}
      lead={isSuspended ? texts.suspended : session.role === 'issuer' ? texts.lead : texts.verifierLead}
      size="md"
    >
      {!isSuspended && (
        <div className={styles.beside}>
          <PartLinks parts={parts} current={part} />
          <Stack gap="lg">
            {isLocked && <Alert color="yellow">{texts.notApproved}</Alert>}
            <Suspense key={part} fallback={<Skeleton height={280} radius="lg" />}>
              <Content session={session} isLocked={isLocked} />
            </Suspense>
          </Stack>
        </div>
      )}
    </Page>
  )
}
