import type { OwnName } from '@credenza/schema/own-name'
import { Anchor, Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { ownNameTexts as texts } from '../../../texts/own-name.ts'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { saveHost } from './own-name-calls.ts'

interface HostFormProps {
  ownName: OwnName
  isLocked: boolean
  onSaved: () => Promise<unknown>
}

/** Where the organisation's people sign in. */
export function HostForm({ ownName: { host, isHostOn, pointsTo }, isLocked, onSaved }: HostFormProps) {
  const [typed, setTyped] = useState(host)
  const save = useGuarded(saveHost, {
    onDone: async ({ data }) => {
      setTyped(data.host)
      toast.success(texts.saved)
      await onSaved()
    },
  })
  const faults = fieldsOf(save.error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.start(typed)
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Title order={3} fz="md">
          {texts.hostTitle}
        </Title>
        <Group align="flex-end" gap="sm" wrap="nowrap" w="100%">
          <TextInput
            label={texts.host}
            description={texts.hostHint(pointsTo)}
            dir="ltr"
            flex={1}
            disabled={isLocked}
            value={typed}
            error={faults.host}
            // Keeps the button beside the input.
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            aria-label={texts.saveHost}
            loading={save.isPending}
            disabled={isLocked || typed.trim() === host}
          >
            {texts.save}
          </Button>
        </Group>
        {isHostOn && (
          <Anchor
            href={`https://${host}/sign-in`}
            target="_blank"
            rel="noreferrer"
            fz="sm"
            underline="always"
          >
            {texts.open}
          </Anchor>
        )}
        <FormProblem error={save.error} fields={['host']} />
      </Stack>
      {save.question}
    </form>
  )
}
