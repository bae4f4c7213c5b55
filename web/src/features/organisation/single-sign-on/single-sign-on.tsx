import type { SingleSignOn as Saved } from '@credenza/schema/single-sign-on'
import { Divider, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { singleSignOnQuery } from '../../account/provider/provider-calls.ts'
import { Domains } from './domains.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderState } from './provider-state.tsx'

const savedKey = (provider: Saved['provider']): string => {
  const { settings, countsSecondFactor, roles, hasSecret } = provider ?? {}
  return JSON.stringify([settings, countsSecondFactor, roles, hasSecret])
}

/** Lets the organisation's people sign in with its own provider; only for its owner. */
export default function SingleSignOn({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const queries = useQueryClient()
  const signOn = useQuery(singleSignOnQuery)
  const refresh = () => readAgain(queries, 'single-sign-on')
  const [timesSaved, setTimesSaved] = useState(0)
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Loaded query={signOn} skeleton={<Skeleton height={120} radius="md" />}>
        {(saved) => (
          <>
            <ProviderForm
              // Remounts the form with what was saved, and not when the provider is tested or switched on.
              key={savedKey(saved.provider)}
              signOn={saved}
              role={session.role === 'issuer' ? 'issuer' : 'verifier'}
              isLocked={isLocked}
              onSaved={() => {
                setTimesSaved((times) => times + 1)
                return refresh()
              }}
            />
            {saved.provider && (
              <ProviderState
                // What a test said of other settings does not stay beside these.
                key={JSON.stringify(saved.provider.settings)}
                provider={saved.provider}
                isLocked={isLocked}
                onChanged={refresh}
                timesSaved={timesSaved}
              />
            )}
            <Divider />
            <Domains domains={saved.domains} isLocked={isLocked} onChanged={refresh} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
