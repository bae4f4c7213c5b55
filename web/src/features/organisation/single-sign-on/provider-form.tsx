import { colleagueRoles } from '@credenza/schema/member-role'
import {
  providerPresets,
  type SingleSignOn,
  type SingleSignOnRequest,
  singleSignOnRequest,
} from '@credenza/schema/single-sign-on'
import { Button, PasswordInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { Controller, useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import type { z } from 'zod'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { colleagueTexts } from '../../../texts/colleague.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx'
import { saveProvider } from '../../account/provider/provider-calls.ts'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { GroupRoles } from './group-roles.tsx'

export type ProviderFormValues = z.input<typeof singleSignOnRequest>

interface ProviderFormProps {
  provider: SingleSignOn['provider']
  role: 'issuer' | 'verifier'
  isLocked: boolean
  onSaved: () => Promise<unknown>
}

/** How to reach the provider, and which roles it gives. */
export function ProviderForm({ provider, role, isLocked, onSaved }: ProviderFormProps) {
  const form = useForm<ProviderFormValues, unknown, SingleSignOnRequest>({
    resolver: formResolver(singleSignOnRequest),
    defaultValues: provider
      ? { ...provider, clientSecret: '' }
      : {
          settings: {
            kind: 'oidc',
            preset: 'other',
            issuer: '',
            clientId: '',
            hostedDomain: '',
            acrValues: [],
          },
          clientSecret: '',
          countsSecondFactor: false,
          roles: { groupsFrom: 'groups', byGroup: [], otherwise: null },
        },
    mode: 'onTouched',
  })
  const save = useGuarded(saveProvider, {
    onDone: async () => {
      toast.success(texts.saved)
      await onSaved()
    },
  })
  const { errors, isDirty } = form.formState
  const leaveQuestion = useLeaveGuard(isDirty)
  const refused = fieldsOf(save.error)
  const roles = colleagueRoles[role].map((value) => ({ value, label: colleagueTexts.roles[value] }))
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.start(values))}>
      <Stack>
        <Controller
          name="settings.preset"
          control={form.control}
          render={({ field }) => (
            <Select
              label={texts.provider}
              data={providerPresets.map((value) => ({ value, label: texts.presets[value] }))}
              value={field.value}
              onChange={(value) => field.onChange(value ?? 'other')}
              allowDeselect={false}
              disabled={isLocked}
            />
          )}
        />
        <TextInput
          label={texts.issuer}
          placeholder="https://"
          type="url"
          dir="ltr"
          disabled={isLocked}
          error={errors.settings?.issuer?.message ?? refused.issuer}
          {...form.register('settings.issuer')}
        />
        <TextInput
          label={texts.clientId}
          dir="ltr"
          autoComplete="off"
          disabled={isLocked}
          error={errors.settings?.clientId?.message}
          {...form.register('settings.clientId')}
        />
        <PasswordInput
          label={texts.clientSecret}
          description={provider?.hasSecret ? texts.secretKept : undefined}
          dir="ltr"
          autoComplete="off"
          disabled={isLocked}
          error={errors.clientSecret?.message ?? refused.clientSecret}
          {...form.register('clientSecret')}
        />
        {form.watch('settings.preset') === 'google' && (
          <TextInput
            label={texts.hostedDomain}
            dir="ltr"
            disabled={isLocked}
            error={errors.settings?.hostedDomain?.message}
            {...form.register('settings.hostedDomain')}
          />
        )}
        <GroupRoles form={form} roles={roles} disabled={isLocked} />
        <Controller
          name="settings.acrValues"
          control={form.control}
          render={({ field }) => (
            <TextInput
              label={texts.acrValues}
              dir="ltr"
              disabled={isLocked}
              defaultValue={field.value?.join(' ')}
              onChange={(event) => field.onChange(event.currentTarget.value.split(/\s+/).filter(Boolean))}
            />
          )}
        />
        <Switch label={texts.counts} disabled={isLocked} {...form.register('countsSecondFactor')} />
        {save.problem && <Problem text={save.problem} />}
        <Button
          type="submit"
          loading={save.isPending}
          disabled={!isDirty || isLocked}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.save}
        </Button>
      </Stack>
      {leaveQuestion}
      {save.question}
    </form>
  )
}
