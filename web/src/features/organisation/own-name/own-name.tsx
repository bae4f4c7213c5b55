import { Divider, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/query-nouns.ts'
import { ownNameTexts as texts } from '../../../texts/own-name.ts'
import { Section } from '../../../ui/section.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { HostForm } from './host-form.tsx'
import { ownNameQuery } from './own-name-calls.ts'
import { SenderForm } from './sender-form.tsx'
import { SenderRecord } from './sender-record.tsx'

/** An organisation's own sign-in host and sender address; only for its owner. */
export default function OwnName({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const { data, isLoadingError, error, refetch } = useQuery(ownNameQuery)
  const refresh = () => readAgain(queries, 'own-name')
  return (
    <Section title={texts.title} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{texts.lead}</Text>
      {isLoadingError && <TableError error={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={120} radius="md" />}
      {data && (
        <>
          <HostForm ownName={data} isLocked={isLocked} onSaved={refresh} />
          <Divider />
          <SenderForm sender={data.sender} isLocked={isLocked} onSaved={refresh} />
          {data.sender && (
            <SenderRecord
              // A new domain's record has not been checked yet.
              key={data.sender.record.name}
              sender={data.sender}
              isLocked={isLocked}
              onChecked={refresh}
            />
          )}
        </>
      )}
    </Section>
  )
}
