import type { Erasure } from '@credenza/schema/erasure'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatLongDate } from '../../../lib/text/format.ts'
import { myDataTexts } from '../../../texts/my-data.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { erasureQuery, withdrawErasure } from './erasure-calls.ts'

const texts = myDataTexts.waiting

/** A pending erasure: its day, a cancel button, and on other pages a link to the download. */
export function ErasureNotice({ isElsewhere = false }: { isElsewhere?: boolean }) {
  const queries = useQueryClient()
  const { data: erasure } = useQuery(erasureQuery)
  const keep = useMutation({
    mutationFn: withdrawErasure,
    onSuccess: (none) => {
      queries.setQueryData(erasureQuery.queryKey, none)
      toast.success(texts.kept)
      // The button disappears with the notice, so move focus to the page's title.
      document.querySelector('h1')?.focus({ preventScroll: true })
    },
  })
  if (!erasure) return null
  const { dueAt, hold } = erasure
  return (
    <Alert
      color="red"
      role="status"
      icon={<CalendarX2 size={18} />}
      title={hold ? texts.heldTitle : texts.title(formatLongDate(dueAt))}
    >
      <Stack gap="sm">
        <Text fz="sm">{hold ? heldBy(hold) : texts.text}</Text>
        <Group>
          <Button size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
            {texts.keep}
          </Button>
          {isElsewhere && (
            <Button size="sm" variant="default" component={Link} to="/student/my-data">
              {myDataTexts.title}
            </Button>
          )}
        </Group>
        {keep.error && <Problem text={messageOf(keep.error)} />}
      </Stack>
    </Alert>
  )
}

const heldBy = ({ reason, until }: NonNullable<Erasure['hold']>): string =>
  until === null ? texts.held(reason) : texts.heldUntil(reason, formatLongDate(until))
