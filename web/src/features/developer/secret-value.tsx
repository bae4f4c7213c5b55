import { Group, Paper, Stack, Text } from '@mantine/core'
import { developerTexts as texts } from '../../texts/developer.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

interface SecretValueProps {
  secret: string
  name: string
  /** A sentence below the secret. */
  hint?: string
}

/** A secret to copy; announced to screen readers when it appears. */
export function SecretValue({ secret, name, hint }: SecretValueProps) {
  return (
    <Stack gap="xs" role="status">
      <Paper withBorder radius="md" p="sm">
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text dir="ltr" ff="monospace" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {secret}
          </Text>
          <CopyButton value={secret} name={name} copiedMessage={texts.copied} />
        </Group>
      </Paper>
      {hint && (
        <Text fz="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
