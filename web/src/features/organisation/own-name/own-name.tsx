import { Divider, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { ownNameTexts as texts } from '../../../texts/own-name.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { HostForm } from './host-form.tsx'
import { ownNameQuery } from './own-name-calls.ts'
import { SenderForm } from './sender-form.tsx'
import { SenderRecord } from './sender-record.tsx'

/** An organisation's own sign-in host and sender address; only for its owner. */
export default function OwnName({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const ownName = useQuery(ownNameQuery)
  const refresh = () => readAgain(queries, 'own-name')
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Loaded query={ownName} skeleton={<Skeleton height={120} radius="md" />}>
        {(saved) => (
          <>
            <HostForm ownName={saved} isLocked={isLocked} onSaved={refresh} />
            <Divider />
            <SenderForm sender={saved.sender} isLocked={isLocked} onSaved={refresh} />
            {saved.sender && (
              <SenderRecord
                // A new domain's record has not been checked yet.
                key={saved.sender.record.name}
                sender={saved.sender}
                isLocked={isLocked}
                onChecked={refresh}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
