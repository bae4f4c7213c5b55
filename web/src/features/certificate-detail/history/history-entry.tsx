import type { TimelineEntry } from '@credenza/schema/timeline'
import { Text } from '@mantine/core'
import { formatDateTime } from '../../../lib/text/format.ts'
import { historyTexts as texts } from '../../../texts/history.ts'
import { Evidence } from './evidence.tsx'
import styles from './history.module.css'
import { looks } from './looks.ts'

/** What happened, when and by whom, with its evidence. */
export function HistoryEntry({ entry, fileBase }: { entry: TimelineEntry; fileBase: string }) {
  const { kind, at, by, colleague, reason, evidence } = entry
  const { icon: Icon, tone } = looks[kind]
  return (
    <>
      <span className={styles.icon} data-tone={tone} aria-hidden>
        <Icon size={16} />
      </span>
      <div className={styles.body}>
        <Text fz="sm" fw={600}>
          {texts.kinds[kind]}
        </Text>
        <Text fz="xs" c="dimmed">
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
          {colleague && (
            <>
              {' · '}
              <bdi>{colleague}</bdi>
            </>
          )}
        </Text>
        {reason && (
          <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        )}
        {evidence && <Evidence evidence={evidence} kind={kind} fileBase={fileBase} />}
      </div>
    </>
  )
}
