import type { OpenSession } from '@credenza/schema/account'
import { readDevice } from '@credenza/schema/device'
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { securityTexts } from '../../../texts/security.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { endOneSession, endOtherSessions, sessionsQuery } from './security-calls.ts'
import { SecuritySection } from './security-section.tsx'

const texts = securityTexts.sessions

/** Where the account is signed in. Every session but this one can be ended here. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEnding(endOtherSessions, texts.othersEnded)
  return (
    <SecuritySection
      title={texts.title}
      lead={texts.lead}
      aside={
        sessions.data?.some((session) => !session.current) && (
          <Button
            variant="default"
            size="sm"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined)}
          >
            {texts.endOthers}
          </Button>
        )
      }
    >
      <Loaded query={sessions} skeleton={<Skeleton height={64} radius="md" />}>
        {(open) => (
          <ul className={styles.rows} aria-label={texts.title}>
            {open.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </SecuritySection>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = useEnding(() => endOneSession(session.id), texts.ended)
  const device = nameOf(session.device)
  return (
    <li className={styles.row}>
      <MonitorSmartphone size={18} aria-hidden />
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500}>
            {device}
          </Text>
          {session.current && <Badge color="teal">{texts.current}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          {texts.since(formatDateTime(session.createdAt))} ·{' '}
          {texts.lastSeen(formatDateTime(session.lastSeenAt))}
        </Text>
      </div>
      {!session.current && (
        <RowButton
          label={texts.end}
          ariaLabel={texts.endNamed(device)}
          loading={end.isPending}
          onClick={() => end.mutate(undefined)}
        />
      )}
    </li>
  )
}

function nameOf(spelt: string): string {
  const { browser, system } = readDevice(spelt)
  const known = browser || texts.unknownBrowser
  return system ? texts.browserOn(known, system) : known
}

function useEnding(act: () => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (_: undefined) => act(),
    onSuccess: async () => {
      await readAgain(queries, 'sessions')
      toast.success(done)
    },
    onError: toastFailure(),
  })
}
