import { type InviteColleagueRequest, inviteColleagueRequest } from '@credenza/schema/colleague'
import type { GivenRole } from '@credenza/schema/member-role'
import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { inviteColleague } from './colleague-calls.ts'
import { RoleChoice } from './role-choice.tsx'

/** Asks for name and email, and sends the invitation. */
export default function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: () => Promise<unknown>
  onClose: () => void
}) {
  const [intent] = useState(newIntent)
  const form = useForm({
    resolver: formResolver(inviteColleagueRequest),
    defaultValues: { name: '', email: '', memberRole: 'manager' as GivenRole },
    mode: 'onTouched',
  })
  const invite = useGuarded((body: InviteColleagueRequest) => inviteColleague(body, intent.keyFor(body)), {
    onDone: async () => {
      toast.success(texts.invited)
      await onInvited()
      onClose()
    },
  })
  if (invite.question) return invite.question
  const { errors, isDirty } = form.formState
  const refused = fieldsOf(invite.error)
  return (
    <FormDialog
      title={texts.invite}
      onClose={onClose}
      unsaved={isDirty}
      busy={invite.isPending}
      submitLabel={texts.send}
      onSubmit={form.handleSubmit((values) => invite.start(values))}
    >
      <Stack>
        <Text c="dimmed">{texts.inviteLead}</Text>
        <TextInput
          label={texts.name}
          autoComplete="off"
          required
          data-autofocus
          error={errors.name?.message ?? refused.name}
          {...form.register('name')}
        />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message ?? refused.email}
          {...form.register('email')}
        />
        <RoleChoice
          value={form.watch('memberRole')}
          onChange={(role) => form.setValue('memberRole', role, { shouldDirty: true })}
        />
        <FormProblem error={invite.error} fields={['name', 'email']} />
      </Stack>
    </FormDialog>
  )
}
