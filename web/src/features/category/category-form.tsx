import type { Category } from '@credenza/schema/category'
import { messages } from '@credenza/schema/messages'
import { Button, Group, Paper, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { successWords } from '../../lib/spoken.ts'
import { categoryTexts as texts } from '../../texts/category.ts'
import { common } from '../../texts/common.ts'
import { saveCategory } from './category-calls.ts'

/** Creates a category, or renames the one being edited. A blank name does nothing and says why. */
export function CategoryForm({ edited, onDone }: { edited: Category | null; onDone: () => void }) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [name, setName] = useState(edited?.name ?? '')
  const [fault, setFault] = useState('')
  const save = useMutation({
    mutationFn: (body: { id?: string; name: string }) => saveCategory(body, intent.keyFor(body)),
    onSuccess: (answer) => {
      intent.finished()
      toast.success(successWords(answer.message, messages.categoryCreated))
      setName('')
      onDone()
      return readAgain(queries, 'categories')
    },
    onError: (error) => {
      const { name } = fieldsOf(error)
      if (name) setFault(name)
      else toast.error(messageOf(error, texts.failed))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setFault(texts.blank)
    save.mutate({ ...(edited && { id: edited.id }), name: trimmed })
  }
  return (
    <Paper component="form" withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit}>
      <Group align="flex-start" gap="sm">
        <TextInput
          label={edited ? texts.editName : texts.newName}
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setFault('')
          }}
          error={fault}
          style={{ flex: '1 1 220px' }}
          data-autofocus={edited ? true : undefined}
        />
        <Group gap="sm" mt={25}>
          <Button type="submit" loading={save.isPending}>
            {edited
              ? save.isPending
                ? texts.updating
                : texts.update
              : save.isPending
                ? texts.creating
                : texts.create}
          </Button>
          {edited && (
            <Button variant="default" onClick={onDone}>
              {common.cancel}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  )
}
