import type { Webhook } from '@credenza/schema/webhook'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { developerTexts } from '../../texts/developer.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { deleteWebhook, sendTest, webhooksQuery } from './developer-calls.ts'
import { type WebhookAct, webhookColumns } from './webhook-columns.tsx'

const WebhookDialog = lazy(() => import('./webhook-dialog.tsx'))
const SecretDialog = lazy(() => import('./secret-dialog.tsx'))
const MessageLog = lazy(() => import('./message-log.tsx'))
const { webhooks: texts } = developerTexts
/** Polled, because deliveries leave no entry in the trail and so send no event. */
const refreshMs = 5_000

/** The endpoints that get events, and their deliveries. People who may manage the organisation add, change and test them. */
export default function Webhooks() {
  const queries = useQueryClient()
  const mayManage = usePermitted()('manage')
  const list = useQuery({ ...webhooksQuery, refetchInterval: refreshMs })
  const [opened, setOpened] = useState<{ act: WebhookAct | 'add'; webhook?: Webhook }>()
  const close = () => setOpened(undefined)
  const refresh = () => readAgain(queries, 'webhooks')
  const test = useMutation({
    mutationFn: ({ _id }: Webhook) => sendTest(_id),
    onSuccess: (_answer, webhook) => {
      toast.success(texts.tested)
      setOpened({ act: 'log', webhook })
      return refresh()
    },
    onError: toastFailure(),
  })
  const { mutate: startTest } = test
  const columns = useMemo(
    () =>
      webhookColumns(
        (act, webhook) => (act === 'test' ? startTest(webhook) : setOpened({ act, webhook })),
        mayManage,
      ),
    [startTest, mayManage],
  )
  const webhook = opened?.webhook
  return (
    <Stack gap="sm">
      {mayManage && (
        <Group justify="flex-end">
          <Button onClick={() => setOpened({ act: 'add' })}>{texts.add}</Button>
        </Group>
      )}
      <QueryTable
        label={texts.table}
        columns={columns}
        rowKey={(row) => row._id}
        skeletonRows={3}
        list={list}
        emptyAction={texts.empty}
      />
      <Suspense>
        {opened?.act === 'add' && <WebhookDialog onSaved={refresh} onClose={close} />}
        {webhook && opened?.act === 'edit' && (
          <WebhookDialog edited={webhook} onSaved={refresh} onClose={close} />
        )}
        {webhook && opened?.act === 'secret' && <SecretDialog webhook={webhook} onClose={close} />}
        {webhook && opened?.act === 'log' && <MessageLog webhook={webhook} onClose={close} />}
        {webhook && opened?.act === 'delete' && (
          <DeleteDialog webhook={webhook} onDeleted={refresh} onClose={close} />
        )}
      </Suspense>
    </Stack>
  )
}

interface DeleteDialogProps {
  webhook: Webhook
  /** Resolves once the list no longer shows the webhook, so that focus returns to what is left. */
  onDeleted: () => Promise<void>
  onClose: () => void
}

function DeleteDialog({ webhook, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useMutation({
    mutationFn: () => deleteWebhook(webhook._id),
    onSuccess: () => {
      toast.success(texts.deleted)
      return onDeleted()
    },
    onError: toastFailure(),
    onSettled: onClose,
  })
  return (
    <Confirm
      title={texts.deleteTitle}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      confirmLabel={texts.deleteConfirm}
    >
      <Text fw={600} dir="ltr" style={{ overflowWrap: 'anywhere' }}>
        {webhook.url}
      </Text>
      {texts.deleteText}
    </Confirm>
  )
}
