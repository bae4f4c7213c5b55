import type { Webhook } from '@credenza/schema/webhook'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { developerTexts } from '../../texts/developer.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeptFocus } from '../../ui/kept-focus.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { readSecret, replaceSecret } from './developer-calls.ts'
import { SecretValue } from './secret-value.tsx'

const { webhooks: texts, secretName } = developerTexts

/** Shows the secret that signs a webhook's messages, or replaces it. */
export default function SecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const [replacing, setReplacing] = useState(false)
  const reveal = useGuarded(readSecret, { onDone: setSecret })
  const rotate = useGuarded(replaceSecret, {
    onRefused: () => setReplacing(false),
    onDone: (fresh) => {
      setReplacing(false)
      setSecret(fresh)
      toast.success(texts.rotated)
    },
  })
  const question = reveal.question ?? rotate.question
  const problem = reveal.problem ?? rotate.problem
  if (question) return question
  if (replacing)
    return (
      <Confirm
        title={texts.rotateTitle}
        onClose={() => setReplacing(false)}
        onConfirm={() => rotate.start(webhook._id)}
        busy={rotate.isPending}
        confirmLabel={texts.rotateConfirm}
      >
        {texts.rotateText}
      </Confirm>
    )
  return (
    <Dialog title={texts.secret} opened onClose={onClose}>
      <KeptFocus>
        <Stack>
          <Text c="dimmed">{texts.secretLead}</Text>
          {secret && <SecretValue secret={secret} name={secretName.webhook} />}
          {problem && <Problem text={problem} />}
          <Group>
            {!secret && (
              <Button onClick={() => reveal.start(webhook._id)} loading={reveal.isPending} data-autofocus>
                {texts.reveal}
              </Button>
            )}
            <Button variant="default" onClick={() => setReplacing(true)}>
              {texts.rotate}
            </Button>
          </Group>
        </Stack>
      </KeptFocus>
    </Dialog>
  )
}
