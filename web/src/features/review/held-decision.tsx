import { Button, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatNumber, money } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { useFocusReturn } from '../../ui/dialog/dialog-focus.ts'
import styles from './held-decision.module.css'
import { feeOf } from './review-calls.ts'
import { type Decision, undoWindowMs } from './use-decisions.ts'

interface HeldDecisionProps {
  decision: Decision
  onUndo: () => void
}

/**
 * Says what was decided and offers undo while possible; the line below shrinks with the remaining time. It takes the focus
 * from the pressed button, and returns it to the row.
 */
export function HeldDecision({ decision: { requests, reason, all }, onUndo }: HeldDecisionProps) {
  const text = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useFocusReturn(true, text)
  useEffect(() => {
    // Wait until a closing dialog has returned focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  const count = formatNumber(all ? all.count : requests.length)
  const fee = all ? 0 : feeOf(requests)
  return (
    <Paper withBorder radius="md" shadow="md" className={styles.bar}>
      <Text ref={text} fz="sm" role="status">
        {reason === undefined ? texts.accepted(count) : texts.rejected(count)}
        {reason === undefined && fee > 0 && ` ${texts.earns(money(fee))}`}
      </Text>
      <Button ref={undo} size="compact-sm" variant="subtle" onClick={onUndo}>
        {texts.undo}
      </Button>
      <div className={styles.left} style={{ animationDuration: `${undoWindowMs}ms` }} />
    </Paper>
  )
}
