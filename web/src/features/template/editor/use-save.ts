import type { Template } from '@credenza/schema/template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { newIntent } from '../../../lib/api/intent.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { createTemplate, type Draft, fetchTemplate, saveTemplate, templateQuery } from '../template-calls.ts'

/**
 * Saves a draft as a new template, or as the next version of `template`. `isConflict` is set if another person has saved a
 * version first.
 */
export function useSave(template: Template | undefined, onSaved: (saved: Template, draft: Draft) => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [isConflict, setIsConflict] = useState(false)
  const save = useMutation({
    mutationFn: async ({ draft, overwrite }: { draft: Draft; overwrite: boolean }) => {
      if (!template) return createTemplate(draft, intent.keyFor(draft))
      const { version } = overwrite ? await fetchTemplate(template._id) : template
      return saveTemplate(template._id, { ...draft, version })
    },
    onSuccess: (saved, { draft }) => {
      setIsConflict(false)
      intent.finished()
      toast.success(texts.editor.saved(formatNumber(saved.version)))
      queries.setQueryData(templateQuery(saved._id).queryKey, saved)
      void readAgain(queries, 'templates')
      onSaved(saved, draft)
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'template_changed') setIsConflict(true)
      else toast.error(messageOf(error))
    },
  })
  return {
    save: (draft: Draft) => save.mutate({ draft, overwrite: false }),
    saveAnyway: (draft: Draft) => save.mutate({ draft, overwrite: true }),
    isSaving: save.isPending,
    isConflict,
    forgetConflict: () => setIsConflict(false),
    serverFaults: save.error instanceof ApiFailure ? save.error.fields : {},
  }
}
