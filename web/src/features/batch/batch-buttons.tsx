import type { Batch } from '@credenza/schema/batch'
import { batchPermission } from '@credenza/schema/batch-permission'
import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { saveNamedFile } from '../../lib/browser/save-file.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { UndoBatchButton } from './undo-batch-button.tsx'

const RetryButton = lazy(() => import('./retry-button.tsx'))

/** A batch's actions: undo it and retry the failed items, for people who may start one of its kind; save its file. */
export function BatchButtons({ batch }: { batch: Batch }) {
  const mayAct = usePermitted()(batchPermission[batch.kind])
  return (
    <>
      {mayAct && batch.recallUntil && <UndoBatchButton batch={batch} />}
      {mayAct && batch.canRetry && (
        <Suspense>
          <RetryButton batch={batch} />
        </Suspense>
      )}
      {batch.fileUrl && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Download size={14} />}
          onClick={() => void download(batch)}
        >
          {texts.download}
        </Button>
      )}
    </>
  )
}

async function download({ fileUrl }: Batch): Promise<void> {
  try {
    await saveNamedFile(fileUrl)
  } catch {
    toast.error(texts.downloadFailed)
  }
}
