import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/lazy.ts'
import { usePermitted } from '../../lib/use-permitted.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { Problem } from '../../ui/problem.tsx'
import { Section } from '../../ui/section.tsx'
import { ownTaxDetails, platformTaxDetails } from './tax-calls.ts'

const TaxDetailsDialog = lazy(() => import('./tax-details-dialog.tsx'))

const sources = {
  own: { title: texts.detailsTitle, lead: texts.detailsLead, source: ownTaxDetails },
  platform: { title: texts.platformTitle, lead: texts.platformLead, source: platformTaxDetails },
}

/** What tax invoices say about an organisation or the platform. */
export default function TaxDetails({
  of = 'own',
  isLocked = false,
}: {
  of?: 'own' | 'platform'
  isLocked?: boolean
}) {
  const { title, lead, source } = sources[of]
  const profile = useQuery(source.query)
  const [editing, setEditing] = useState(false)
  const mayEdit = usePermitted()('settle') && !isLocked
  return (
    <Section title={title} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{lead}</Text>
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
        {editing && (
          <TaxDetailsDialog
            title={title}
            profile={profile.data ?? null}
            save={source.save}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Section>
  )
}
