import { messages } from '@credenza/schema/messages'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { studentCountQuery, studentLists } from '../student-calls.ts'

const id = 'student-import'

/**
 * The specification's toasts while students are written, as long as somebody looks on. `onSuccess` hears of an import
 * whose every row went well; one that had ended before is no news.
 */
export function useImportToasts(found: StudentImportDetails | undefined, onSuccess: () => void): void {
  const queries = useQueryClient()
  const watched = useRef(false)
  const status = found?.status
  const isFlawless = status === 'done' && found?.failed === 0

  useEffect(() => {
    if (status === undefined) return
    if (status !== 'done' && status !== 'failed') {
      // A short list may be written before anybody sees it running.
      watched.current = true
      if (status === 'waiting' || status === 'running') toast.loading(texts.submitting, { id })
      return
    }
    if (!watched.current) return
    watched.current = false
    void queries.invalidateQueries({ queryKey: studentLists })
    void queries.invalidateQueries({ queryKey: studentCountQuery.queryKey })
    if (!isFlawless) return toast.dismiss(id)
    toast.success(messages.studentsCreated, { id })
    onSuccess()
  }, [status, isFlawless, queries, onSuccess])

  // A loading toast never ends by itself: the import's own notice goes on telling.
  useEffect(() => () => void (watched.current && toast.dismiss(id)), [])
}
