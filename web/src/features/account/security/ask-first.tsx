import { Button, Group, Text } from '@mantine/core'
import { common } from '../../../texts/common.ts'
import type { Question } from './use-question.ts'

interface AskFirstProps {
  /** The button's text, and its accessible name if the text alone does not say what it applies to. */
  label: string
  ariaLabel?: string
  question: string
  confirmLabel: string
  busy: boolean
  state: Question
  onConfirm: () => void
}

/** A button that asks for confirmation in place before it removes something, so that no dialog opens above another one. */
export function AskFirst({
  label,
  ariaLabel,
  question,
  confirmLabel,
  busy,
  state,
  onConfirm,
}: AskFirstProps) {
  if (!state.asked) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={ariaLabel}
        ref={state.button}
        onClick={state.ask}
        style={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    )
  }
  return (
    <Group gap="xs" role="group" aria-label={question}>
      <Text fz="sm" fw={500}>
        {question}
      </Text>
      <Button size="compact-sm" color="red" loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button size="compact-sm" variant="default" onClick={state.close} disabled={busy} autoFocus>
        {common.cancel}
      </Button>
    </Group>
  )
}
