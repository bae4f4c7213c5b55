import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { shortened } from '../../lib/format.ts'
import { lazy } from '../../lib/lazy.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import type { Session } from '../../lib/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Section } from '../../ui/section.tsx'
import { NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import { rotateKey } from './settings-calls.ts'

const ProfileDialog = lazy(() => import('../account/profile/profile-dialog.tsx'))

/** Replaces the organisation's signing key after a second factor. */
export default function SigningKey({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const [opened, setOpened] = useState<'question' | 'security'>()
  const rotate = useMutation({
    mutationFn: () => withConfirmation(rotateKey),
    onSuccess: () => {
      toast.success(texts.rotated)
      void readAgain(queries, 'profile')
    },
  })
  const factorNeeded = rotate.error instanceof ApiFailure && rotate.error.code === 'second_factor_required'
  const problem =
    rotate.error && !factorNeeded && !(rotate.error instanceof NotConfirmed)
      ? messageOf(rotate.error)
      : undefined

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
      {factorNeeded && (
        <Alert color="yellow" role="alert">
          <Stack gap="sm" align="flex-start">
            {texts.factorNeeded}
            <Button size="sm" onClick={() => setOpened('security')}>
              {texts.openSecurity}
            </Button>
          </Stack>
        </Alert>
      )}
      {problem && <Problem text={problem} />}
      <Button
        variant="default"
        loading={rotate.isPending}
        disabled={isLocked}
        onClick={() => setOpened('question')}
        style={{ alignSelf: 'flex-start' }}
      >
        {rotate.isPending ? texts.rotating : texts.rotate}
      </Button>
      <Suspense>
        {opened === 'question' && (
          <Confirm
            title={texts.rotateQuestion}
            onClose={() => setOpened(undefined)}
            onConfirm={() => {
              setOpened(undefined)
              rotate.mutate()
            }}
            confirmLabel={texts.rotateConfirm}
            color="indigo"
          >
            <Effects />
          </Confirm>
        )}
        {opened === 'security' && (
          <ProfileDialog session={session} initialTab="security" onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
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
