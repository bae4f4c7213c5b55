import type { Template } from '@credenza/schema/template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { templateTexts as texts } from '../../texts/template.ts'
import { archiveTemplate, createTemplate } from './template-calls.ts'

/** Copies a template under another name. */
export function useDuplicate() {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: ({ name, settings }: Template) => {
      const copy = { name: texts.copyName(name).slice(0, 100), settings }
      return createTemplate(copy, intent.keyFor(copy))
    },
    onSuccess: () => {
      intent.finished()
      toast.success(texts.duplicated)
      return readAgain(queries, 'templates')
    },
    onError: toastFailure(),
  })
}

/** Archives a template. */
export function useArchive(onSettled: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (template: Template) => archiveTemplate(template._id),
    onSuccess: () => {
      toast.success(texts.archived)
      return readAgain(queries, 'templates')
    },
    onError: toastFailure(),
    onSettled,
  })
}
