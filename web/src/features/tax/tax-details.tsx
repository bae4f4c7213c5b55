import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/lazy.ts'
import { usePermitted } from '../../lib/use-permitted.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { Problem } from '../../ui/problem.tsx'
import { Section } from '../../ui/section.tsx'
import { taxProfileQuery } from './tax-calls.ts'

const TaxDetailsDialog = lazy(() => import('./tax-details-dialog.tsx'))

/** What an organisation's tax invoices say of it. */
export default function TaxDetails({ isLocked }: { isLocked: boolean }) {
  const profile = useQuery(taxProfileQuery)
  const [editing, setEditing] = useState(false)
  const mayEdit = usePermitted()('settle') && !isLocked
  return (
    <Section title={texts.detailsTitle} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{texts.detailsLead}</Text>
      {profile.isPending ? (
        <Skeleton height={48} />
      ) : profile.isError ? (
        <Problem text={messageOf(profile.error, texts.failed)} />
      ) : (
        <div>
          <Text dir="auto">{profile.data?.legalName ?? texts.noDetails}</Text>
          {profile.data?.trn && (
            <Text dir="ltr" ff="monospace" fz="sm" c="dimmed">
              {profile.data.trn}
            </Text>
          )}
        </div>
      )}
      {mayEdit && profile.isSuccess && (
        <Button variant="default" onClick={() => setEditing(true)} style={{ alignSelf: 'flex-start' }}>
          {texts.edit}
        </Button>
      )}
      <Suspense>
        {editing && <TaxDetailsDialog profile={profile.data ?? null} onClose={() => setEditing(false)} />}
      </Suspense>
    </Section>
  )
}
