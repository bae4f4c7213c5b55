import {
  type Webhook,
  type WebhookEvent,
  type WebhookRequest,
  webhookEventsFor,
} from '@credenza/schema/webhook'
import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { developerTexts } from '../../texts/developer.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { NoticeDialog } from '../../ui/dialog/notice-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { addWebhook, changeWebhook } from './developer-calls.ts'
import { SecretValue } from './secret-value.tsx'

const { webhooks: texts, events, secretName, done } = developerTexts
const blank: WebhookRequest = { url: 'https://', description: '', events: [], enabled: true }

interface WebhookDialogProps {
  /** Omitted for a new one. */
  edited?: Webhook
  onSaved: () => void
  onClose: () => void
}

/** Adds a webhook and shows its secret, or changes one. */
export default function WebhookDialog({ edited, onSaved, onClose }: WebhookDialogProps) {
  const choices = webhookEventsFor(useSession()?.role ?? 'issuer')
  const [intent] = useState(newIntent)
  const [before] = useState<WebhookRequest>(edited ?? blank)
  const [url, setUrl] = useState(before.url)
  const [description, setDescription] = useState(before.description)
  const [chosen, setChosen] = useState<string[]>(before.events)
  const [enabled, setEnabled] = useState(before.enabled)
  const isChanged =
    url !== before.url ||
    description !== before.description ||
    chosen !== before.events ||
    enabled !== before.enabled
  const save = useMutation({
    mutationFn: async (body: WebhookRequest) => {
      if (!edited) return addWebhook(body, intent.keyFor(body))
      await changeWebhook(edited._id, body)
      return undefined
    },
    onSuccess: (secret) => {
      onSaved()
      if (secret !== undefined) return
      toast.success(texts.saved)
      onClose()
    },
  })
  const submit = () =>
    save.mutate({ url: url.trim(), description, events: chosen as WebhookEvent[], enabled })
  if (save.data) {
    return (
      <NoticeDialog title={texts.added} buttonLabel={done} onClose={onClose}>
        <SecretValue secret={save.data} name={secretName.webhook} hint={texts.secretLead} />
      </NoticeDialog>
    )
  }
  const fields = fieldsOf(save.error)
  return (
    <FormDialog
      title={edited ? texts.edit : texts.add}
      onClose={onClose}
      unsaved={isChanged}
      busy={save.isPending}
      submitLabel={edited ? texts.save : texts.add}
      onSubmit={submit}
    >
      <Stack>
        <TextInput
          type="url"
          dir="ltr"
          label={texts.address}
          description={texts.addressHint}
          maxLength={500}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={fields.url}
          data-autofocus
        />
        <TextInput
          label={texts.description}
          maxLength={200}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={fields.description}
        />
        <Checkbox.Group label={texts.events} value={chosen} onChange={setChosen} error={fields.events}>
          <Group gap="xs" my="xs">
            <Button variant="default" size="compact-sm" onClick={() => setChosen([...choices])}>
              {texts.every}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setChosen([])}>
              {texts.none}
            </Button>
          </Group>
          <Stack gap="xs" mb="xs">
            {choices.map((event) => (
              <Checkbox key={event} value={event} label={events[event]} description={event} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Switch
          label={texts.enabled}
          description={texts.enabledHint}
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
        <FormProblem error={save.error} fields={['url', 'description', 'events']} />
      </Stack>
    </FormDialog>
  )
}
