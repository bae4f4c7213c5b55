import { Badge, Button, Group, Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'
import { money } from '../../lib/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
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
      <Hint label={reason}>
        <Badge color={color} tabIndex={0} aria-description={reason}>
          {label}
        </Badge>
      </Hint>
    )
  }
  const { acceptable } = state
  const hint = acceptable ? request.reviewFee && texts.earns(money(request.reviewFee)) : texts.notSigned
  return (
    <Group gap={6} wrap="nowrap">
      <Hint label={hint}>
        <Button
          size="compact-sm"
          aria-disabled={!acceptable}
          data-disabled={!acceptable || undefined}
          onClick={() => acceptable && onAccept(request)}
        >
          {texts.accept}
        </Button>
      </Hint>
      <Button size="compact-sm" variant="default" onClick={() => onReject(request)}>
        {texts.reject}
      </Button>
    </Group>
  )
}

function Hint({ label, children }: { label: string | false | 0 | undefined; children: ReactElement }) {
  return (
    <Tooltip
      label={label}
      disabled={!label}
      multiline
      maw={240}
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </Tooltip>
  )
}
