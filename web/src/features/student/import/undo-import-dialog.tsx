import type { StudentImport } from '@credenza/schema/student-import'
import { List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { batchTexts } from '../../../texts/batch.ts'
import { importTexts } from '../../../texts/student-import.ts'
import { studentPageTexts } from '../../../texts/student-page.ts'
import ConfirmDialog from '../../../ui/dialog/confirm-dialog.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useAct } from '../../act/use-act.ts'
import { type BatchImpact, impactQuery } from '../../batch/batch-calls.ts'

const texts = importTexts.undo

/** Says what undoing an import would delete and what stays, and starts it as a batch. */
export default function UndoImportDialog({ found, onClose }: { found: StudentImport; onClose: () => void }) {
  const order = { kind: 'undo-import', importId: found.id } as const
  const impact = useQuery(impactQuery(order))
  const words = { running: batchTexts.undoing, done: texts.done, failed: studentPageTexts.failed }
  const start = useAct(words, onClose)
  const updated = found.updateExisting ? found.changed : 0
  return (
    <ConfirmDialog
      title={texts.title}
      opened
      busy={start.isPending}
      disabled={!impact.data || impact.data.willChange === 0}
      onClose={onClose}
      onConfirm={() => start.mutate(order)}
      confirmLabel={batchTexts.undoConfirm}
    >
      {impact.isError ? (
        <Problem text={messageOf(impact.error)} />
      ) : (
        <Stack gap="xs">
          <Text style={{ overflowWrap: 'anywhere' }}>
            <bdi>{found.fileName}</bdi>
          </Text>
          <Text fw={500} role="status">
            {impact.data ? deleted(impact.data) : texts.counting}
          </Text>
          {impact.data && impact.data.refused.length > 0 && (
            <List size="sm">
              {impact.data.refused.map(({ key, message, count }) => (
                <List.Item key={key}>{texts.stay(formatNumber(count), message)}</List.Item>
              ))}
            </List>
          )}
          {updated > 0 && <Text>{texts.updated(formatNumber(updated))}</Text>}
          {impact.data && impact.data.willChange > 0 && <Text c="dimmed">{texts.afterwards}</Text>}
        </Stack>
      )}
    </ConfirmDialog>
  )
}

function deleted({ willChange, total }: BatchImpact): string {
  if (willChange === 0) return texts.none
  const count = formatNumber(willChange)
  return willChange === total ? texts.all(count) : texts.some(count, formatNumber(total))
}
