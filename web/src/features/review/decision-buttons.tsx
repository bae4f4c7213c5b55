import type { Certificate } from '@credenza/schema/certificate'
import { Badge, Button, Group, Tooltip } from '@mantine/core'
import { reviewTexts as texts } from '../../texts/review.ts'
import { decisionState } from './decision-state.ts'

interface DecisionButtonsProps {
  certificate: Certificate
  onAccept: (certificate: Certificate) => void
  onReject: (certificate: Certificate) => void
}

/** Accept and Reject, or the standing decision. */
export function DecisionButtons({ certificate, onAccept, onReject }: DecisionButtonsProps) {
  const state = decisionState(certificate)
  if (state.kind === 'decided') return <Badge color={state.color}>{state.label}</Badge>
  return (
    <Group gap={6} wrap="nowrap">
      <Tooltip label={texts.notSigned} disabled={state.acceptable} multiline w={240}>
        <Button
          size="compact-sm"
          aria-disabled={!state.acceptable}
          data-disabled={!state.acceptable || undefined}
          onClick={() => state.acceptable && onAccept(certificate)}
        >
          {texts.accept}
        </Button>
      </Tooltip>
      <Button size="compact-sm" variant="default" onClick={() => onReject(certificate)}>
        {texts.reject}
      </Button>
    </Group>
  )
}
