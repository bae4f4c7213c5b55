import type { SingleSignOn } from '@credenza/schema/single-sign-on'
import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { useFocusAfterAct } from '../../../ui/use-focus-after-act.ts'
import { leaveForProvider, switchProvider } from '../../account/provider/provider-calls.ts'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { MetadataNews } from './metadata-news.tsx'

interface ProviderStateProps {
  provider: NonNullable<SingleSignOn['provider']>
  isLocked: boolean
  onChanged: () => Promise<unknown>
  timesSaved: number
}

const colours = { draft: 'gray', tested: 'yellow', on: 'teal' }

/** Tests the provider as saved, and switches it on and off. */
export function ProviderState({ provider, isLocked, onChanged, timesSaved }: ProviderStateProps) {
  const { state, required } = provider
  const testButton = useRef<HTMLButtonElement>(null)
  // The form whose button had the focus is a new one now, and testing comes next.
  useEffect(() => {
    if (timesSaved > 0) testButton.current?.focus()
  }, [timesSaved])
  const change = useGuarded(switchProvider, {
    onDone: async () => {
      toast.success(texts.saved)
      await onChanged()
    },
  })
  const switchButton = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(change.isPending, switchButton)
  const test = useMutation({ mutationFn: () => leaveForProvider('test') })
  const connect = useGuarded(() => leaveForProvider('connect'), { onDone: onChanged })
  const question = change.question ?? connect.question
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Text fz="sm">{texts.state}</Text>
        <Badge color={colours[state]} variant="light">
          {texts[state]}
        </Badge>
      </Group>
      {provider.metadataState && <MetadataNews {...provider.metadataState} />}
      <Group gap="sm">
        <Button
          ref={testButton}
          variant="default"
          disabled={isLocked}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {texts.test}
        </Button>
        {state !== 'draft' && (
          <Button
            ref={switchButton}
            variant={state === 'on' ? 'default' : 'filled'}
            disabled={isLocked}
            loading={change.isPending}
            onClick={() => change.start({ on: state !== 'on', required: false })}
          >
            {state === 'on' ? texts.switchOff : texts.switchOn}
          </Button>
        )}
        {state === 'on' && (
          <Button
            variant="default"
            disabled={isLocked}
            loading={connect.isPending}
            onClick={() => connect.start(undefined)}
          >
            {texts.connectAccount}
          </Button>
        )}
      </Group>
      {state === 'on' && (
        <Switch
          label={texts.required}
          description={texts.requiredHint}
          checked={required}
          disabled={isLocked || change.isPending}
          onChange={(event) => change.start({ on: true, required: event.currentTarget.checked })}
        />
      )}
      {change.problem && <Problem text={change.problem} />}
      {connect.problem && <Problem text={connect.problem} />}
      {test.isError && <Problem text={messageOf(test.error)} />}
      {question}
    </Stack>
  )
}
