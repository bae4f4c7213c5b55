import type { Batch } from '@credenza/schema/batch'
import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/lazy.ts'
import { saveNamedFile } from '../../lib/save-file.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { RecallButton } from './recall-button.tsx'

const RetryButton = lazy(() => import('./retry-button.tsx'))

/** A batch's actions: recall it, retry the failed items, save its file. */
export function BatchButtons({ batch }: { batch: Batch }) {
  return (
    <>
      {batch.recallUntil && <RecallButton batch={batch} />}
      {batch.canRetry && (
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
