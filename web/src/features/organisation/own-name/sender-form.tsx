import type { OwnName } from '@credenza/schema/own-name'
import { Button, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { ownNameTexts as texts } from '../../../texts/own-name.ts'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { saveSender } from './own-name-calls.ts'

interface SenderFormProps {
  sender: OwnName['sender']
  isLocked: boolean
  onSaved: () => Promise<unknown>
}

/** The address from which the organisation's emails come. */
export function SenderForm({ sender, isLocked, onSaved }: SenderFormProps) {
  const [address, setAddress] = useState(sender?.address ?? '')
  const [replyTo, setReplyTo] = useState(sender?.replyTo ?? '')
  const save = useGuarded(saveSender, {
    onDone: async ({ data }) => {
      setAddress(data.sender?.address ?? '')
      setReplyTo(data.sender?.replyTo ?? '')
      toast.success(texts.saved)
      await onSaved()
    },
  })
  const isSame = address.trim() === (sender?.address ?? '') && replyTo.trim() === (sender?.replyTo ?? '')
  const faults = fieldsOf(save.error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.start({ address, replyTo })
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Title order={3} fz="md">
          {texts.senderTitle}
        </Title>
        <TextInput
          label={texts.address}
          description={texts.addressHint}
          type="email"
          dir="ltr"
          w="100%"
          disabled={isLocked}
          value={address}
          error={faults.address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <TextInput
          label={texts.replyTo}
          description={texts.replyToHint}
          type="email"
          dir="ltr"
          w="100%"
          disabled={isLocked || address === ''}
          value={replyTo}
          error={faults.replyTo}
          onChange={(event) => setReplyTo(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          aria-label={texts.saveSender}
          loading={save.isPending}
          disabled={isLocked || isSame}
        >
          {texts.save}
        </Button>
        <FormProblem error={save.error} fields={['address', 'replyTo']} />
      </Stack>
      {save.question}
    </form>
  )
}
