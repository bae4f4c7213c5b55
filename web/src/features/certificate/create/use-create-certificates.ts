import { messages } from '@credenza/schema/messages'
import type { Student } from '@credenza/schema/student'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { newIntent } from '../../../lib/api/intent.ts'
import { type BulkProgress, runInChunks } from '../../../lib/bulk.ts'
import { certificateTexts } from '../../../texts/certificate.ts'
import { createCertificates } from '../certificate-calls.ts'
import { type CreationForm, recordsFor } from './creation-form.ts'

const texts = certificateTexts.create

/**
 * Creates one certificate per recipient in chunks. A failed chunk can be sent again: the same records carry the same
 * idempotency key, so nobody gets two. Resolves to whether all were created.
 */
export function useCreateCertificates() {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [running, setRunning] = useState(false)

  const create = async (form: CreationForm, recipients: readonly Student[]): Promise<boolean> => {
    setRunning(true)
    const toastId = toast.loading(texts.submitting)
    const byId = new Map(recipients.map((student) => [student._id, student]))
    const end = await runInChunks(
      [...byId.keys()],
      async (chunk) => {
        const records = recordsFor(
          form,
          chunk.map((id) => byId.get(id)!),
        )
        await createCertificates(records, intent.keyFor(records))
        return { done: chunk, failed: [] }
      },
      setProgress,
    )
    setRunning(false)
    await Promise.all(
      [['certificates'], ['stats']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    if (end.failed.length > 0) {
      toast.error(end.failed[0]!.message || texts.failed, { id: toastId })
      return false
    }
    intent.finished()
    toast.success(messages.certificatesCreated, { id: toastId })
    return true
  }
  return { create, progress, running }
}
