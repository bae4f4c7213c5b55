import type { Batch } from '@credenza/schema/batch'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { saveNamedFile } from '../../lib/save-file.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { retryBatch } from './batch-calls.ts'
import { canRetry } from './batch-state.ts'
import { RecallButton } from './recall-button.tsx'

/** A batch's actions: recall it, retry the failed items, save its file. */
export function BatchButtons({ batch }: { batch: Batch }) {
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryBatch(batch._id),
    onSuccess: () => readAgain(queries, 'batches'),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <>
      {batch.recallUntil && <RecallButton batch={batch} />}
      {canRetry(batch) && (
        <Button size="compact-sm" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
          {texts.retryFailed}
        </Button>
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
