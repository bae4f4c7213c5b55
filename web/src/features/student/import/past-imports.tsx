import type { ImportStatus } from '@credenza/schema/student-import'
import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/text/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import styles from './past-imports.module.css'
import { importsQuery } from './use-import.ts'

const colours: Record<ImportStatus, string> = {
  matching: 'yellow',
  reviewing: 'indigo',
  ready: 'yellow',
  waiting: 'indigo',
  running: 'indigo',
  done: 'teal',
  failed: 'red',
}

/** The latest uploaded lists, which can be opened again. */
export function PastImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data: imports = [] } = useQuery(importsQuery)
  if (imports.length === 0) return null
  return (
    <Stack gap={6}>
      <Text fw={500} fz="sm" component="h3">
        {texts.past}
      </Text>
      {imports.map(({ id, fileName, createdAt, status }) => (
        <UnstyledButton key={id} className={styles.list} onClick={() => onOpen(id)}>
          <Group justify="space-between" gap="xs">
            <Text fz="sm" className={styles.name} dir="auto">
              {fileName}
            </Text>
            <Group gap="xs">
              <Text fz="sm" c="dimmed">
                {formatDateTime(createdAt)}
              </Text>
              <Badge color={colours[status]}>{texts.status[status]}</Badge>
            </Group>
          </Group>
        </UnstyledButton>
      ))}
    </Stack>
  )
}
