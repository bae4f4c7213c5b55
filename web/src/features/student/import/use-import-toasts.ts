import { messages } from '@credenza/schema/messages'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'

const id = 'student-import'

/**
 * The specification's toasts while students are written and the dialog is open. `onSuccess` is called for an import
 * without a failed row, but not for one that had already ended.
 */
export function useImportToasts(found: StudentImportDetails | undefined, onSuccess: () => void): void {
  const queries = useQueryClient()
  const watched = useRef(false)
  const status = found?.status
  const isFlawless = status === 'done' && found?.failed === 0

  useEffect(() => {
    if (status === undefined) return
    if (status !== 'done' && status !== 'failed') {
      // A short list may be written before the page sees it running.
      watched.current = true
      if (status === 'waiting' || status === 'running') toast.loading(texts.submitting, { id })
      return
    }
    if (!watched.current) return
    watched.current = false
    void readAgain(queries, 'students')
    if (!isFlawless) return toast.dismiss(id)
    toast.success(messages.studentsCreated, { id })
    onSuccess()
  }, [status, isFlawless, queries, onSuccess])

  // A loading toast never ends by itself; the import's notice continues to show progress.
  useEffect(() => () => void (watched.current && toast.dismiss(id)), [])
}
