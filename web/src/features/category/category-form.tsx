import type { Category } from '@credenza/schema/category'
import { messages } from '@credenza/schema/messages'
import { Button, Flex, Group, Paper, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { categoryTexts as texts } from '../../texts/category.ts'
import { common } from '../../texts/common.ts'
import { saveCategory } from './category-calls.ts'

const AlignmentsField = lazy(() => import('./alignments-field.tsx'))

/** Creates a category, or changes the one being edited. A blank name does nothing (specification, section 5). */
export function CategoryForm({ edited, onDone }: { edited: Category | null; onDone: () => void }) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [name, setName] = useState(edited?.name ?? '')
  const [fault, setFault] = useState('')
  const [before] = useState(edited?.alignments ?? [])
  const [alignments, setAlignments] = useState(before)
  const [alignmentFault, setAlignmentFault] = useState('')
  const [isAligning, setAligning] = useState(before.length > 0)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof saveCategory>[0]) => saveCategory(body, intent.keyFor(body)),
    onSuccess: (answer) => {
      intent.finished()
      toast.success(successWords(answer.message, messages.categoryCreated))
      setName('')
      setAlignments(before)
      setAligning(false)
      onDone()
      return readAgain(queries, 'categories')
    },
    onError: (error) => {
      const { name, ...others } = fieldsOf(error)
      const [, ofAlignment] = Object.entries(others).find(([field]) => field.startsWith('alignments')) ?? []
      if (name) setFault(name)
      else if (ofAlignment) setAlignmentFault(ofAlignment)
      else toast.error(messageOf(error, texts.failed))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return
    save.mutate({
      ...(edited && { id: edited.id }),
      name: trimmed,
      ...(alignments !== before && { alignments: alignments.map(({ name, url }) => ({ name, url })) }),
    })
  }
  return (
    <Paper component="form" withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit}>
      <Flex direction={{ base: 'column', xs: 'row' }} gap="sm">
        <TextInput
          label={edited ? texts.editName : texts.newName}
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setFault('')
          }}
          error={fault}
          flex={{ xs: 1 }}
          data-autofocus={edited ? true : undefined}
        />
        <Group gap="sm" mt={{ base: 0, xs: 25 }}>
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
      </Flex>
      {isAligning ? (
        <Suspense fallback={<Skeleton h={120} mt="md" />}>
          <AlignmentsField
            chosen={alignments}
            onChange={(chosen) => {
              setAlignments(chosen)
              setAlignmentFault('')
            }}
            error={alignmentFault}
          />
        </Suspense>
      ) : (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAligning(true)}>
          {texts.alignments.open}
        </Button>
      )}
    </Paper>
  )
}
