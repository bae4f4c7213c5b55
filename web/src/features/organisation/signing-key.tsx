import { Alert, Button, Group, List, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { shortened } from '../../lib/format.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import type { Session } from '../../lib/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Section } from '../../ui/section.tsx'
import { RefusedAct } from '../account/security/refused-act.tsx'
import { useConfirmation } from '../account/security/use-confirmation.tsx'
import { rotateKey } from './settings-calls.ts'

/** Replaces the organisation's signing key after a second factor. */
export default function SigningKey({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const [isAsking, setIsAsking] = useState(false)
  const rotate = useMutation({
    mutationFn: () => withConfirmation(rotateKey),
    onSuccess: () => {
      toast.success(texts.rotated)
      void readAgain(queries, 'profile')
    },
  })
  return (
    <Section title={texts.keyTitle} p={{ base: 'md', xs: 'xl' }}>
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
      <RefusedAct error={rotate.error} session={session} />
      <Button
        variant="default"
        loading={rotate.isPending}
        disabled={isLocked}
        onClick={() => setIsAsking(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        {rotate.isPending ? texts.rotating : texts.rotate}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.rotateQuestion}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            rotate.mutate()
          }}
          confirmLabel={texts.rotateConfirm}
          color="indigo"
        >
          <Effects />
        </Confirm>
      )}
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
