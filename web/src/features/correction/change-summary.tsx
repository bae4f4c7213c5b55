import type { VersionChange } from '@credenza/schema/correction'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { correctionTexts as texts } from '../../texts/correction.ts'
import { ChangeList } from './change-list.tsx'

/** What the values in a form would change, before it is sent. */
export function ChangeSummary({ title, changes }: { title: string; changes: readonly VersionChange[] }) {
  return (
    <Paper withBorder radius="md" p="md" bg="var(--surface-muted)">
      <Stack gap="xs">
        <Title order={3} fz="sm">
          {title}
        </Title>
        {changes.length > 0 ? (
          <ChangeList changes={changes} />
        ) : (
          <Text fz="sm" c="dimmed">
            {texts.correct.noChanges}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
