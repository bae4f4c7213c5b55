import { Badge, Button, Group, Text } from '@mantine/core'
import { rowAct } from '../../lib/list/row-act.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { money } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { Tip } from '../../ui/tip.tsx'
import styles from './decision-buttons.module.css'
import { decisionState } from './decision-state.ts'
import type { Reviewable } from './review-calls.ts'

export interface Decisions {
  onAccept: (request: Reviewable) => void
  onReject: (request: Reviewable) => void
}

/**
 * Accept, with its fee or the reason why it is disabled, and Reject. Otherwise the decision made, or why none is possible.
 */
export function DecisionButtons({ request, onAccept, onReject }: Decisions & { request: Reviewable }) {
  const mayReview = usePermitted()('review')
  const state = decisionState(request)
  if (state.kind === 'decided') {
    const { asButton, color, label } = state
    return asButton ? (
      <Button size="compact-sm" variant="default" disabled>
        {label}
      </Button>
    ) : (
      <Badge color={color}>{label}</Badge>
    )
  }
  if (state.kind === 'closed') {
    const { color, label, reason } = state
    return (
      <Tip label={reason}>
        <Badge color={color} tabIndex={0} aria-description={reason}>
          {label}
        </Badge>
      </Tip>
    )
  }
  const acceptable = mayReview && state.acceptable
  const earns = request.reviewFee ? texts.earns(money(request.reviewFee)) : undefined
  const refused = mayReview ? undefined : common.roleHint
  const blocked = refused ?? (acceptable ? undefined : texts.notSigned)
  const hint = blocked ?? earns
  return (
    <div className={styles.decision}>
      <Group gap={6} wrap="nowrap">
        <Tip label={hint}>
          <Button
            size="compact-sm"
            aria-disabled={!acceptable}
            data-disabled={!acceptable || undefined}
            aria-label={rowAct(texts.accept, request.title, request.userName)}
            aria-description={hint}
            onClick={() => acceptable && onAccept(request)}
          >
            {texts.accept}
          </Button>
        </Tip>
        <Tip label={refused}>
          <Button
            size="compact-sm"
            variant="default"
            aria-disabled={!mayReview}
            data-disabled={!mayReview || undefined}
            aria-label={rowAct(texts.reject, request.title, request.userName)}
            aria-description={refused}
            onClick={() => mayReview && onReject(request)}
          >
            {texts.reject}
          </Button>
        </Tip>
      </Group>
      {blocked && (
        <Text fz="xs" c="dimmed" className={styles.blocked} aria-hidden>
          {blocked}
        </Text>
      )}
    </div>
  )
}
