import type { Webhook, WebhookMessage } from '@credenza/schema/webhook'
import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { developerTexts } from '../../texts/developer.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeptFocus } from '../../ui/kept-focus.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { messagesQuery, replayMessages } from './developer-calls.ts'
import { messageColumns } from './message-columns.tsx'

const { log: texts, states, events } = developerTexts
const stateChoices = [
  { value: '', label: texts.every },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
]
/** Polled, because deliveries leave no entry in the trail and so send no event. */
const refreshMs = 3_000

/** The messages sent to a webhook, with results and payloads; people who may manage the organisation can send failed ones again. */
export default function MessageLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const queries = useQueryClient()
  const [state, setState] = useState('')
  const [shown, setShown] = useState<WebhookMessage>()
  // Changed in place: new columns would draw every button again, and the focus would be lost.
  const [resent] = useState(() => new Set<string>())
  const payload = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) payload.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const list = usePagedList(messagesQuery(webhook._id, state), { refreshMs })
  const { mutate: replay, isPending } = useMutation({
    mutationFn: (messageId: string | undefined) => {
      if (messageId !== undefined) resent.add(messageId)
      return replayMessages(webhook._id, messageId)
    },
    onSuccess: () => toast.success(texts.replayed),
    onError: toastFailure(),
    onSettled: () => readAgain(queries, 'webhook-messages'),
  })
  const isOff = !webhook.enabled
  const mayReplay = usePermitted()('manage') && !isOff
  const columns = useMemo(
    () => messageColumns({ onShow: setShown, onReplay: mayReplay ? replay : undefined, resent, isOff }),
    [replay, mayReplay, resent, isOff],
  )
  const hasFailed = list.rows.some((row) => row.state === 'failed')
  return (
    <Dialog title={texts.title(new URL(webhook.url).host)} opened onClose={onClose} size={1000}>
      <KeptFocus>
        <Stack gap="sm">
          <Group justify="space-between">
            <SegmentedControl
              aria-label={texts.filter}
              data={stateChoices}
              value={state}
              onChange={(next) => {
                setState(next)
                setShown(undefined)
              }}
            />
            {mayReplay && hasFailed && (
              <Button variant="light" loading={isPending} onClick={() => replay(undefined)}>
                {texts.replayFailed}
              </Button>
            )}
          </Group>
          <ListTable
            label={texts.table}
            columns={columns}
            list={list}
            emptyAction={state === '' ? texts.empty : texts.nothing}
          />
          {shown && (
            <Stack gap={4} role="status" ref={payload}>
              <Text fw={600} fz="sm">
                {texts.payload}: {events[shown.event]}
              </Text>
              <Paper withBorder radius="md" p="sm">
                <Text
                  component="pre"
                  dir="ltr"
                  ff="monospace"
                  fz="sm"
                  m={0}
                  style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' }}
                >
                  {indented(shown.payload)}
                </Text>
              </Paper>
            </Stack>
          )}
        </Stack>
      </KeptFocus>
    </Dialog>
  )
}

const indented = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2)
