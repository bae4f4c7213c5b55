import { Divider, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/query-nouns.ts'
import type { Session } from '../../../lib/session.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Section } from '../../../ui/section.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { singleSignOnQuery } from '../../account/provider/provider-calls.ts'
import { Domains } from './domains.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderState } from './provider-state.tsx'

/** Lets the organisation's people sign in with its own provider; only for its owner. */
export default function SingleSignOn({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const queries = useQueryClient()
  const { data, isLoadingError, error, refetch } = useQuery(singleSignOnQuery)
  const refresh = () => readAgain(queries, 'single-sign-on')
  return (
    <Section title={texts.title} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{texts.lead}</Text>
      {isLoadingError && <TableError error={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={120} radius="md" />}
      {data && (
        <>
          <ProviderForm
            // Remounts the form with what was saved.
            key={JSON.stringify(data.provider)}
            signOn={data}
            role={session.role === 'issuer' ? 'issuer' : 'verifier'}
            isLocked={isLocked}
            onSaved={refresh}
          />
          {data.provider && (
            <ProviderState provider={data.provider} isLocked={isLocked} onChanged={refresh} />
          )}
          <Divider />
          <Domains domains={data.domains} isLocked={isLocked} onChanged={refresh} />
        </>
      )}
    </Section>
  )
}
