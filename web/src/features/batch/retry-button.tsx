import type { Batch } from '@credenza/schema/batch'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { batchTexts } from '../../texts/batch.ts'
import { useGuarded } from '../account/security/use-guarded.ts'
import { retryBatch } from './batch-calls.ts'

/** Tries the failed items of a batch again. */
export default function RetryButton({ batch }: { batch: Batch }) {
  const queries = useQueryClient()
  const retry = useGuarded(retryBatch, { onDone: () => void readAgain(queries, 'batches') })
  useEffect(() => {
    if (retry.problem) toast.error(retry.problem)
  }, [retry.problem])
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={retry.isPending}
        onClick={() => retry.start(batch._id)}
      >
        {batch.failed > batch.skipped ? batchTexts.retryFailed : batchTexts.retrySkipped}
      </Button>
      {retry.question}
    </>
  )
}
