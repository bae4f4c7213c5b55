import type { Batch } from '@credenza/schema/batch'
import { Anchor, Button, CloseButton, Container, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { keepHeight } from '../../lib/browser/keep-height.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { isLost } from '../../lib/is-lost.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { useIsApproved } from '../account/use-approval.tsx'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { nameOf } from '../batch/batch-name.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { type BatchRole, canUndo, hasEnded, isRecent } from '../batch/batch-state.ts'
import styles from './batch-bar.module.css'
import { hiddenBatches, hideBatch } from './hidden-batches.ts'
import { useRecentBatches } from './use-recent-batches.ts'

const keepBarHeight = keepHeight('--batch-bar-height')
const FailureReasons = lazy(() => import('../batch/failure-reasons.tsx'))

/** Where batch-bar.module.css makes the bar lower. */
const phone = '(max-width: 36em)'

/** The organisation's running batches, at the bottom of every page, until they end or are hidden. */
export default function BatchBar({ of }: { of: BatchRole }) {
  const activityPath = `/${of}/activity`
  const [hidden, setHidden] = useState(hiddenBatches)
  // The server refuses the list to others, so it is asked for only once this is known.
  const query = useRecentBatches(useIsApproved() === true)
  // More would cover the page; Activity lists the others.
  const shownAtOnce = useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) ? 1 : 2
  const now = Date.now()
  const recent = (query.data ?? []).filter((batch) => isRecent(batch, now) && !hidden.includes(batch._id))
  // What can still change comes first.
  const isOpen = (batch: Batch) => !hasEnded(batch) || canUndo(batch, now)
  const shown = [...recent.filter(isOpen), ...recent.filter((batch) => !isOpen(batch))].slice(0, shownAtOnce)
  const others = recent.length - shown.length
  // The Activity page shows them in full.
  const onActivity = useLocation().pathname === activityPath
  if (onActivity || shown.length === 0) return null
  return (
    <div className={styles.bar} ref={keepBarHeight} data-batches>
      <Container component="ul" size="xl" className={styles.rows} aria-label={texts.bar}>
        {shown.map((batch, index) => (
          <li key={batch._id} className={styles.row} data-ended={!isOpen(batch) || undefined}>
            <Name batch={batch} />
            <div className={styles.progress}>
              <BatchProgress batch={batch} lost={isLost(query)} />
              <Suspense>{hasEnded(batch) && batch.failed > 0 && <FailureReasons batch={batch} />}</Suspense>
            </div>
            {others > 0 && index === shown.length - 1 && (
              <Anchor component={Link} to={activityPath} fz="sm" className={styles.others}>
                {texts.others(formatNumber(others))}
              </Anchor>
            )}
            <Group gap="xs" wrap="nowrap" className={styles.buttons}>
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
          </li>
        ))}
      </Container>
    </div>
  )
}

/** What is done, and to which title. The title has a direction of its own, so that it is cut at its end. */
function Name({ batch: { kind, title } }: { batch: Batch }) {
  const what = texts.kinds[kind]
  return (
    <Text fz="sm" fw={500} className={styles.name}>
      <Text span inherit truncate className={styles.what}>
        {title ? `${what}${common.colon}` : what}
      </Text>
      {title && (
        <Text span inherit truncate dir="auto">
          {title}
        </Text>
      )}
    </Text>
  )
}
