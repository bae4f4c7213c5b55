import { Button, CloseButton, Container, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isLost } from '../../lib/is-lost.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { useProfile } from '../account/use-profile.ts'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { nameOf } from '../batch/batch-name.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { type BatchRole, isRecent } from '../batch/batch-state.ts'
import styles from './batch-bar.module.css'
import { hiddenBatches, hideBatch } from './hidden-batches.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** More would cover the page; Activity lists the others. */
const shownAtOnce = 2

/** The organisation's running batches, at the bottom of every page, until they end or are hidden. */
export default function BatchBar({ of }: { of: BatchRole }) {
  const activityPath = `/${of}/activity`
  const [hidden, setHidden] = useState(hiddenBatches)
  const profile = useProfile()
  const query = useRecentBatches(profile.data?.status === 'Approved')
  const { data = [] } = query
  const shown = data
    .filter((batch) => isRecent(batch, Date.now()) && !hidden.includes(batch._id))
    .slice(0, shownAtOnce)
  // The Activity page shows them in full.
  const onActivity = useLocation().pathname === activityPath
  if (onActivity || shown.length === 0) return null
  return (
    <ul className={styles.bar} aria-label={texts.bar} data-batches>
      {shown.map((batch) => (
        <li key={batch._id}>
          <Container size="xl" className={styles.row}>
            <Text fz="sm" fw={500} truncate dir="auto" className={styles.name}>
              {nameOf(batch)}
            </Text>
            <div className={styles.progress}>
              <BatchProgress batch={batch} lost={isLost(query)} />
            </div>
            <Group gap="xs" wrap="nowrap">
              <BatchButtons batch={batch} />
              <Button
                component={Link}
                to={`${activityPath}?batch=${encodeURIComponent(batch._id)}`}
                size="compact-sm"
                variant="subtle"
                aria-label={texts.detailsOf(nameOf(batch))}
              >
                {texts.details}
              </Button>
              <CloseButton
                size="sm"
                aria-label={texts.hide(nameOf(batch))}
                onClick={() => setHidden(hideBatch(batch._id))}
              />
            </Group>
          </Container>
        </li>
      ))}
    </ul>
  )
}
