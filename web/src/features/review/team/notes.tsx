import { noteLimits } from '@credenza/schema/constants'
import { Button, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { newIntent } from '../../../lib/api/intent.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { NoteItem } from './note-item.tsx'
import styles from './notes.module.css'
import { addNote, notesQuery } from './team-calls.ts'
import type { Drafts } from './use-drafts.ts'

/** Notes that an organisation's people write to each other about a request. Remount it for each request. */
export function Notes({ certificateId, drafts }: { certificateId: string; drafts: Drafts }) {
  const queries = useQueryClient()
  const notes = useQuery(notesQuery(certificateId))
  const [intent] = useState(newIntent)
  const mayReview = usePermitted()('review')
  const text = drafts.of(certificateId)
  const add = useMutation({
    mutationFn: (note: string) => addNote(certificateId, note, intent.keyFor(note)),
    onSuccess: async () => {
      intent.finished()
      drafts.write(certificateId, '')
      toast.success(texts.added)
      await readAgain(queries, 'certificates')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') add.mutate(text.trim())
  }

  return (
    <Section title={texts.notes}>
      <Text fz="sm" c="dimmed">
        {texts.notesLead}
      </Text>
      <Loaded query={notes} skeleton={<Skeleton height={40} radius="md" />}>
        {(all) =>
          all.length === 0 ? (
            <Text fz="sm">{texts.noNotes}</Text>
          ) : (
            <ul className={styles.notes}>
              {all.map((note) => (
                <NoteItem key={note._id} note={note} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayReview && (
        <form onSubmit={submit} noValidate>
          <Stack gap="xs" align="flex-start">
            <Textarea
              label={texts.note}
              autosize
              minRows={2}
              w="100%"
              maxLength={noteLimits.characters}
              value={text}
              onChange={(event) => drafts.write(certificateId, event.currentTarget.value)}
              dir="auto"
            />
            {add.error && <Problem text={messageOf(add.error)} />}
            <Button
              type="submit"
              size="xs"
              variant="default"
              loading={add.isPending}
              disabled={text.trim() === ''}
            >
              {texts.add}
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  )
}
