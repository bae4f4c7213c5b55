import { Badge, Button, Group, Tooltip } from '@mantine/core'
import { money } from '../../lib/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { decisionState } from './decision-state.ts'
import type { Reviewable } from './review-calls.ts'

export interface Decisions {
  onAccept: (request: Reviewable) => void
  onReject: (request: Reviewable) => void
}

/** Accept, with what it earns or why it is off, and Reject; or the standing decision. */
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
  const { acceptable } = state
  const hint = acceptable ? request.reviewFee && texts.earns(money(request.reviewFee)) : texts.notSigned
  return (
    <Group gap={6} wrap="nowrap">
      <Tooltip
        label={hint}
        disabled={!hint}
        multiline
        maw={240}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          size="compact-sm"
          aria-disabled={!acceptable}
          data-disabled={!acceptable || undefined}
          onClick={() => acceptable && onAccept(request)}
        >
          {texts.accept}
        </Button>
      </Tooltip>
      <Button size="compact-sm" variant="default" onClick={() => onReject(request)}>
        {texts.reject}
      </Button>
    </Group>
  )
}
