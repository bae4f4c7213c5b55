import type { Certificate } from '@credenza/schema/certificate'
import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { messages } from '@credenza/schema/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { type BulkProgress, runInChunks } from '../../lib/bulk.ts'
import { readSession } from '../../lib/session.ts'
import { common } from '../../texts/common.ts'
import { decide } from './review-calls.ts'

/** Accepts or declines certificates of one of the two queues in chunks, and reads the lists again. */
export function useDecide(origin: Certificate['origin']) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [running, setRunning] = useState(false)

  const run = async (ids: readonly string[], reason?: string): Promise<void> => {
    const verifierAddress = readSession()?.userData._id ?? ''
    setRunning(true)
    const toastId = toast.loading(common.processing)
    const end = await runInChunks(
      ids,
      (chunk) =>
        decide(
          origin,
          chunk,
          reason === undefined
            ? { verifierAddress, flag: reviewFlag.verified }
            : { verifierAddress, flag: reviewFlag.declined, reason },
        ),
      setProgress,
    )
    setRunning(false)
    await queries.invalidateQueries({ queryKey: ['certificates'] })
    if (end.failed.length > 0) toast.error(end.failed[0]!.message, { id: toastId })
    else {
      setProgress(null)
      toast.success(reason === undefined ? messages.statusUpdated : messages.certificateDeclined, {
        id: toastId,
      })
    }
  }
  return { run, progress, running }
}
