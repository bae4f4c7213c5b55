import { Button, Group, Text } from '@mantine/core'
import { settingsTexts as texts } from '../../texts/settings.ts'

interface SaveRowProps {
  isDirty: boolean
  isLocked: boolean
  isPending: boolean
  onDiscard: () => void
  /** Where something was just saved. */
  onUndo: (() => void) | undefined
}

/** Saves the form, discards its changes, or undoes what was just saved. */
export function SaveRow({ isDirty, isLocked, isPending, onDiscard, onUndo }: SaveRowProps) {
  return (
    <Group gap="sm" mih={36}>
      <Button type="submit" loading={isPending} disabled={!isDirty || isLocked}>
        {isPending ? texts.saving : texts.save}
      </Button>
      {isDirty && (
        <Button variant="default" onClick={onDiscard} disabled={isPending}>
          {texts.discard}
        </Button>
      )}
      {!isDirty && onUndo && (
        <Group gap={4}>
          <Text fz="sm" c="dimmed">
            {texts.saved}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onUndo} disabled={isPending}>
            {texts.undo}
          </Button>
        </Group>
      )}
    </Group>
  )
}
