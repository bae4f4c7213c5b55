import { ActionIcon, Button, Group } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import type { Ref } from 'react'

interface RowButtonProps {
  label: string
  onClick: () => void
}

/** The button at the end of a row of labelled fields that removes the row. */
export function RemoveRow({ label, onClick }: RowButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" mt={26} aria-label={label} onClick={onClick}>
      <Trash2 size={16} />
    </ActionIcon>
  )
}

interface AddRowProps extends RowButtonProps {
  ref: Ref<HTMLButtonElement>
  disabled: boolean
}

/** The button below the rows that adds one. */
export function AddRow({ ref, label, disabled, onClick }: AddRowProps) {
  return (
    <Group>
      <Button
        ref={ref}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={disabled}
        onClick={onClick}
      >
        {label}
      </Button>
    </Group>
  )
}
