import { Button, Group, Text } from '@mantine/core'
import { common } from '../../../texts/common.ts'

interface InlineQuestionProps {
  question: string
  confirmLabel: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks in place before something is taken away, where another dialog would stand on top of a dialog. */
export function InlineQuestion({ question, confirmLabel, busy, onConfirm, onCancel }: InlineQuestionProps) {
  return (
    <Group gap="xs" role="group" aria-label={question}>
      <Text fz="sm" fw={500}>
        {question}
      </Text>
      <Button size="compact-sm" color="red" loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onCancel} disabled={busy} autoFocus>
        {common.cancel}
      </Button>
    </Group>
  )
}
