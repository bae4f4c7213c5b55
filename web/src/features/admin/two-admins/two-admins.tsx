import type { AdminProposal } from '@credenza/schema/two-admins'
import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { twoAdminsTexts as texts } from '../../../texts/two-admins.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { Section } from '../../../ui/page/section.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { organisationPage } from '../organisation-columns.tsx'
import { inviteAdmin, proposalsQuery, switchTwoAdmins, twoAdminsQuery } from './two-admins-calls.ts'

/** Whether serious acts need two administrators, which of them wait for the second, and a link to invite another one. */
export default function TwoAdmins() {
  const queries = useQueryClient()
  const settings = useQuery(twoAdminsQuery)
  const waiting = useQuery(proposalsQuery)
  const { data: setting } = settings
  const { data: proposals = [] } = waiting
  const [link, setLink] = useState<string>()
  const switching = useGuarded(switchTwoAdmins, {
    onDone: () => {
      toast.success(texts.saved)
      void readAgain(queries, 'organisations')
    },
  })
  const inviting = useGuarded(inviteAdmin, { onDone: setLink })
  const question = switching.question ?? inviting.question
  const problem = switching.problem ?? inviting.problem
  const unread = [settings, waiting].find(({ isLoadingError }) => isLoadingError)
  if (unread)
    return (
      <Section title={texts.title}>
        <LoadError error={unread.error} onRetry={() => void unread.refetch()} />
      </Section>
    )
  if (!setting) return null
  return (
    <Section title={texts.title}>
      <Text c="dimmed">{texts.lead}</Text>
      <List c="dimmed">
        {Object.values(texts.acts).map((act) => (
          <List.Item key={act}>{act}</List.Item>
        ))}
      </List>
      <Text>{setting.isOn ? texts.on : texts.off}</Text>
      {proposals.length > 0 && (
        <ul className={styles.rows} aria-label={texts.waiting}>
          {proposals.map((proposal) => (
            <li key={proposal._id} className={styles.row}>
              <div className={styles.what}>
                <Subject proposal={proposal} />
                <Text fz="sm" c="dimmed">
                  {texts.proposed(proposal.proposedBy, formatDateTime(proposal.proposedAt))}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          loading={switching.isPending}
          onClick={() => switching.start(!setting.isOn)}
        >
          {setting.isOn ? texts.switchOff : texts.switchOn}
        </Button>
        <Button variant="default" loading={inviting.isPending} onClick={() => inviting.start(undefined)}>
          {texts.invite}
        </Button>
      </Group>
      {problem && <Problem text={problem} />}
      {link && (
        <div role="status">
          <Text>{texts.link}</Text>
          <CopyValue value={link} shown={link} name={texts.linkName} copiedMessage={texts.copied} />
        </div>
      )}
      {question}
    </Section>
  )
}

function Subject({ proposal: { act, subject } }: { proposal: AdminProposal }) {
  if (act !== 'organisation.approve') return texts.acts[act]
  return (
    <Anchor component={Link} to={organisationPage(subject)}>
      {texts.acts[act]}
    </Anchor>
  )
}
