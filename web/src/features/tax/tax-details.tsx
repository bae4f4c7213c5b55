import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Section } from '../../ui/page/section.tsx'
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
    <Section title={title} size="lg">
      <Text c="dimmed">{lead}</Text>
      <Loaded query={profile} skeleton={<Skeleton height={48} />}>
        {(details) => (
          <div>
            <Text dir="auto">{details?.legalName ?? texts.noDetails}</Text>
            {details?.trn && (
              <Text dir="ltr" ff="monospace" fz="sm" c="dimmed">
                {details.trn}
              </Text>
            )}
          </div>
        )}
      </Loaded>
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
