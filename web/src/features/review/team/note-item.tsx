import type { Note } from '@credenza/schema/colleague'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import styles from './notes.module.css'
import { deleteNote } from './team-calls.ts'

/** One note; its author can delete it while they may review. */
export function NoteItem({ note: { _id, author, isYours, text, at } }: { note: Note }) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteNote(_id),
    onSuccess: async () => {
      toast.success(texts.deleted)
      await readAgain(queries, 'certificates')
    },
    onError: toastFailure(),
  })
  const mayReview = usePermitted()('review')
  const time = formatDateTime(at)
  return (
    <li>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text fz="sm" c="dimmed">
          <bdi className={styles.author}>{author}</bdi> · <time dateTime={at}>{time}</time>
        </Text>
        {mayReview && isYours && (
          <Button
            size="compact-xs"
            variant="default"
            miw="max-content"
            aria-label={texts.deleteAt(time)}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {texts.delete}
          </Button>
        )}
      </Group>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  )
}
