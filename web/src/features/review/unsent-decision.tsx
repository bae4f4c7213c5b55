import { Button, Group, Paper, Text } from '@mantine/core'
import { useRef } from 'react'
import { formatNumber, isolated } from '../../lib/text/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { useFocusReturn } from '../../ui/dialog/dialog-focus.ts'
import styles from './held-decision.module.css'
import type { Decision } from './use-decisions.ts'

interface UnsentDecisionProps {
  decision: Decision
  onSendAgain: () => void
  onDrop: () => void
}

/** Says whose decision the server has not taken, until it is sent or dropped. */
export default function UnsentDecision({ decision, onSendAgain, onDrop }: UnsentDecisionProps) {
  const text = useRef<HTMLDivElement>(null)
  useFocusReturn(true, text)
  const { reason } = decision
  return (
    <Paper withBorder radius="md" shadow="md" className={styles.bar} data-unsent>
      <div ref={text} role="alert" className={styles.text}>
        <Text fz="sm" fw={500}>
          {texts.notSent(subjectOf(decision))}
        </Text>
        <Text fz="sm" c="dimmed" lineClamp={2}>
          {reason === undefined ? texts.accept : `${texts.reject}${common.colon}${isolated(reason)}`}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap" className={styles.buttons}>
        <Button size="compact-sm" variant="light" onClick={onSendAgain}>
          {texts.sendAgain}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" c="inherit" onClick={onDrop}>
          {common.discard.confirm}
        </Button>
      </Group>
    </Paper>
  )
}

/** Whose certificate it is, or how many they are. */
function subjectOf({ requests, all }: Decision): string {
  const [first] = requests
  const count = all ? all.count : requests.length
  return first && count === 1
    ? `${isolated(first.userName)}${common.comma}${isolated(first.title)}`
    : certificateTexts.timeline.count(formatNumber(count))
}
