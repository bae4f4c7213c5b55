import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { auditTexts as texts } from '../../texts/audit.ts'
import { type AuditFilter, auditExportPath, type TrailPath } from './audit-calls.ts'

/** Saves all entries that match the filter, not only those on screen, as CSV. */
export function ExportButton({ path, filter }: { path: TrailPath; filter: AuditFilter }) {
  const save = useMutation({
    mutationFn: () =>
      saveFile(auditExportPath(path, filter), texts.fileName(new Date().toISOString().slice(0, 10))),
    onError: toastFailure(),
  })
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {save.isPending ? texts.exporting : texts.export}
    </Button>
  )
}
