import { Alert, Group, List, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import type { Session } from '../../lib/session/session.ts'
import { shortened } from '../../lib/text/format.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useConfirmation } from '../account/security/use-confirmation.tsx'
import { ReplaceKey } from './key/replace-key.tsx'
import { rotateKey } from './settings-calls.ts'

/** Replaces the organisation's signing key after a second factor. */
export default function SigningKey({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const rotate = useMutation({
    mutationFn: () => withConfirmation(rotateKey),
    onSuccess: () => {
      toast.success(texts.rotated)
      void readAgain(queries, 'profile')
    },
  })
  return (
    <Section title={texts.keyTitle} size="lg">
      <Text c="dimmed">{texts.keyLead}</Text>
      <Effects />
      {rotate.data && (
        <Alert color="teal" title={texts.rotated}>
          <Group gap="xs">
            {texts.newKey}
            <CopyValue
              value={rotate.data}
              shown={shortened(rotate.data, 24)}
              name={texts.newKeyName}
              copiedMessage={texts.newKeyCopied}
            />
          </Group>
        </Alert>
      )}
      <ReplaceKey
        session={session}
        replace={rotate}
        label={rotate.isPending ? texts.rotating : texts.rotate}
        title={texts.rotateQuestion}
        confirmLabel={texts.rotateConfirm}
        disabled={isLocked}
      >
        <Effects />
      </ReplaceKey>
      {question}
    </Section>
  )
}

const Effects = () => (
  <List fz="sm" spacing={6}>
    {texts.keyEffects.map((effect) => (
      <List.Item key={effect}>{effect}</List.Item>
    ))}
  </List>
)
