import type { SigningKeyFacts } from '@credenza/schema/organisation'
import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime, shortened } from '../../../lib/format.ts'
import type { Session } from '../../../lib/session.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import styles from '../../../ui/row-list.module.css'
import { TableError } from '../../../ui/table-states.tsx'
import { type KeyOwner, keysQuery } from './key-calls.ts'

const ReportTheft = lazy(() => import('./report-theft.tsx'))

interface SigningKeysProps {
  session: Session
  owner: KeyOwner
  /** Whether a theft may be reported from here. */
  canReport: boolean
}

/** All keys of an organisation, newest first, with a button to report one as stolen. */
export default function SigningKeys({ session, owner, canReport }: SigningKeysProps) {
  const keys = useQuery(keysQuery(owner))
  const [reported, setReported] = useState<SigningKeyFacts>()
  return (
    <Paper
      component="section"
      aria-labelledby="signing-keys"
      withBorder
      radius="lg"
      p={{ base: 'md', xs: 'xl' }}
      bg="var(--surface)"
    >
      <Stack>
        <Title order={2} fz="lg" id="signing-keys">
          {texts.title}
        </Title>
        <Text c="dimmed">{owner.organisationId === undefined ? texts.lead : texts.adminLead}</Text>
        {keys.isLoadingError && <TableError error={keys.error} onRetry={() => void keys.refetch()} />}
        {keys.isPending && <Skeleton height={64} radius="md" />}
        {keys.data && (
          <ul className={styles.rows}>
            {keys.data.map((key) => (
              <KeyRow
                key={key.id}
                signingKey={key}
                onReport={canReport ? () => setReported(key) : undefined}
              />
            ))}
          </ul>
        )}
      </Stack>
      <Suspense>
        {reported && (
          <ReportTheft
            session={session}
            owner={owner}
            signingKey={reported}
            onClose={() => setReported(undefined)}
          />
        )}
      </Suspense>
    </Paper>
  )
}

const colours = { current: 'teal', retired: 'gray', stolen: 'red' }

function KeyRow({
  signingKey: { id, createdAt, retiredAt, compromisedAt },
  onReport,
}: {
  signingKey: SigningKeyFacts
  onReport: (() => void) | undefined
}) {
  const state = compromisedAt ? 'stolen' : retiredAt ? 'retired' : 'current'
  const shown = shortened(id, 16)
  const facts = [
    texts.made(formatDateTime(createdAt)),
    ...(retiredAt ? [texts.replaced(formatDateTime(retiredAt))] : []),
    ...(compromisedAt ? [texts.stolenSince(formatDateTime(compromisedAt))] : []),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} ff="monospace" title={id}>
            <bdi>{shown}</bdi>
          </Text>
          <Badge color={colours[state]}>{texts.states[state]}</Badge>
        </Group>
        <Text fz="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      {onReport && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={compromisedAt ? texts.earlierOf(shown) : texts.reportOf(shown)}
          onClick={onReport}
        >
          {compromisedAt ? texts.earlier : texts.report}
        </Button>
      )}
    </li>
  )
}
