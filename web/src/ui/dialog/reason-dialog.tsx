import { reasonMaxLength } from '@credenza/schema/constants'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Problem } from '../page/problem.tsx'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface ReasonDialogProps {
  title: string
  explanation: ReactNode
  label: string
  quickReasons: readonly string[]
  confirmLabel: string
  opened: boolean
  busy: boolean
  problem?: string | undefined
  /** True if there is nothing to give a reason for. */
  disabled?: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks for a reason of 1 to 1,000 characters before a final act. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const trimmed = reason.trim()
  return (
    <Dialog
      title={props.title}
      opened={props.opened}
      onClose={props.onClose}
      unsaved={trimmed !== ''}
      footer={
        <DialogButtons
          onCancel={props.onClose}
          busy={props.busy}
          color="red"
          disabled={props.disabled || trimmed === ''}
          onClick={() => props.onConfirm(trimmed)}
        >
          {props.confirmLabel}
        </DialogButtons>
      }
    >
      <Stack gap="sm">
        <Text c="dimmed" component="div">
          {props.explanation}
        </Text>
        <Group gap="xs">
          {props.quickReasons.map((quick) => (
            <Button
              key={quick}
              size="compact-sm"
              variant="default"
              h="auto"
              mih={26}
              styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
              onClick={() => setReason(quick)}
            >
              {quick}
            </Button>
          ))}
        </Group>
        <Textarea
          label={props.label}
          required
          autosize
          minRows={3}
          maxLength={reasonMaxLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          description={`${reason.length} / ${reasonMaxLength}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
        />
        {props.problem && <Problem text={props.problem} />}
      </Stack>
    </Dialog>
  )
}
