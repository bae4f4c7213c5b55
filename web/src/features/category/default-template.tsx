import type { Category } from '@credenza/schema/category'
import { Select } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { randomKey } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { categoryTexts as texts } from '../../texts/category.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'
import { templatesQuery } from '../template/template-calls.ts'
import { saveCategory } from './category-calls.ts'

/** The template for new certificates of a type, unless another is chosen on creation. */
export default function DefaultTemplate({ category, mayChange }: { category: Category; mayChange: boolean }) {
  const queries = useQueryClient()
  const templates = useQuery(templatesQuery)
  const save = useMutation({
    mutationFn: (defaultTemplateId: string) =>
      saveCategory({ id: category.id, name: category.name, defaultTemplateId }, randomKey()),
    onSuccess: () => {
      toast.success(texts.templateSaved)
      return readAgain(queries, 'categories')
    },
    onError: toastFailure(texts.failed),
  })
  const choices = [
    { value: '', label: texts.standardDesign },
    ...(templates.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  if (!mayChange)
    return <TextCell>{choices.find(({ value }) => value === category.defaultTemplateId)?.label}</TextCell>
  return (
    <Select
      size="xs"
      aria-label={texts.templateOf(category.name)}
      data={choices}
      allowDeselect={false}
      disabled={!templates.data || save.isPending}
      value={save.isPending ? save.variables : category.defaultTemplateId}
      onChange={(id) => id !== null && save.mutate(id)}
    />
  )
}
