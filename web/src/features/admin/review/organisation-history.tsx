import type { OrganisationDetail } from '@credenza/schema/admin'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { actionName } from '../../../lib/text/action-name.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { adminTexts } from '../../../texts/admin.ts'
import styles from './review.module.css'

const texts = adminTexts.history

/** An organisation's history, in trail order, with a link to everything it did. */
export function OrganisationHistory({ organisation }: { organisation: OrganisationDetail }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="history" className={styles.past}>
      <Title order={2} fz="lg" id="history">
        {texts.title}
      </Title>
      {organisation.history.length === 0 && <Text c="dimmed">{texts.empty}</Text>}
      <ol className={styles.history}>
        {organisation.history.map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            <Text fz="sm" fw={500}>
              {actionName(entry.action)}
            </Text>
            <Text fz="sm" c="dimmed">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> <bdi>{texts.by(entry.actor)}</bdi>
            </Text>
          </li>
        ))}
      </ol>
      <Anchor component={Link} to={`/admin/audit?trail=${organisation._id}`} fz="sm">
        {texts.trail}
      </Anchor>
    </Stack>
  )
}
