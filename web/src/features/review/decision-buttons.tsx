import { Badge, Button, Group } from '@mantine/core'
import { money } from '../../lib/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { Tip } from '../../ui/tip.tsx'
import { decisionState } from './decision-state.ts'
import type { Reviewable } from './review-calls.ts'

export interface Decisions {
  onAccept: (request: Reviewable) => void
  onReject: (request: Reviewable) => void
}

/** Accept, with its fee or why it is disabled, and Reject; or the existing decision, or why none is possible. */
export function DecisionButtons({ request, onAccept, onReject }: Decisions & { request: Reviewable }) {
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
  const { acceptable } = state
  const earns = request.reviewFee ? texts.earns(money(request.reviewFee)) : undefined
  const hint = acceptable ? earns : texts.notSigned
  return (
    <Group gap={6} wrap="nowrap">
      <Tip label={hint}>
        <Button
          size="compact-sm"
          aria-disabled={!acceptable}
          data-disabled={!acceptable || undefined}
          aria-description={hint}
          onClick={() => acceptable && onAccept(request)}
        >
          {texts.accept}
        </Button>
      </Tip>
      <Button size="compact-sm" variant="default" onClick={() => onReject(request)}>
        {texts.reject}
      </Button>
    </Group>
  )
}
