import { colleagueRoles } from '@credenza/schema/member-role'
import {
  type SingleSignOn,
  type SingleSignOnRequest,
  singleSignOnRequest,
} from '@credenza/schema/single-sign-on'
import { Button, Select, Stack, Switch } from '@mantine/core'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { colleagueTexts } from '../../../texts/colleague.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { useFocusAfterAct } from '../../../ui/use-focus-after-act.ts'
import { saveProvider } from '../../account/provider/provider-calls.ts'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { Addresses } from './addresses.tsx'
import { GroupRoles } from './group-roles.tsx'
import { OidcFields } from './oidc-fields.tsx'
import { emptySettings, type ProviderFormValues } from './provider-values.ts'
import { SamlFields } from './saml-fields.tsx'

const protocols = (['oidc', 'saml'] as const).map((value) => ({ value, label: texts.protocols[value] }))

/** The fields that show what the server says about them. */
const fieldsWithFaults = {
  oidc: ['issuer', 'clientSecret'],
  saml: ['signInUrl', 'logoutUrl', 'certificates', 'metadataUrl'],
}

interface ProviderFormProps {
  signOn: SingleSignOn
  role: 'issuer' | 'verifier'
  isLocked: boolean
  onSaved: () => Promise<unknown>
}

/** How to reach the provider, and which roles it gives. */
export function ProviderForm({ signOn, role, isLocked, onSaved }: ProviderFormProps) {
  const { provider } = signOn
  const form = useForm<ProviderFormValues, unknown, SingleSignOnRequest>({
    resolver: formResolver(singleSignOnRequest),
    defaultValues: provider
      ? { ...provider, clientSecret: '' }
      : {
          settings: emptySettings.oidc,
          clientSecret: '',
          countsSecondFactor: false,
          roles: { groupsFrom: 'groups', byGroup: [], otherwise: null },
        },
  })
  const save = useGuarded(saveProvider, {
    onDone: async () => {
      toast.success(texts.saved)
      await onSaved()
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(save.isPending, button)
  const { isDirty } = form.formState
  // Not `form.watch`, which misses that `settings` as a whole is replaced.
  const { kind } = useWatch({ control: form.control, name: 'settings' })
  const leftBehind = useRef<Partial<typeof emptySettings>>({})
  /** Each protocol keeps what was entered for it, in case the other was only looked at. */
  const changeTo = (next: keyof typeof emptySettings) => {
    leftBehind.current = { ...leftBehind.current, [kind]: form.getValues('settings') }
    form.clearErrors()
    form.setValue('settings', leftBehind.current[next] ?? emptySettings[next], { shouldDirty: true })
  }
  const leaveQuestion = useLeaveGuard(isDirty)
  const refused = fieldsOf(save.error)
  const roles = colleagueRoles[role].map((value) => ({ value, label: colleagueTexts.roles[value] }))
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.start(values))}>
      <Stack>
        <Select
          label={texts.protocol}
          data={protocols}
          value={kind}
          onChange={(value) => {
            if (value && value !== kind) changeTo(value)
          }}
          allowDeselect={false}
          disabled={isLocked}
        />
        <Addresses signOn={signOn} kind={kind} />
        {kind === 'oidc' ? (
          <OidcFields form={form} refused={refused} isLocked={isLocked} provider={provider} />
        ) : (
          <SamlFields form={form} refused={refused} isLocked={isLocked} />
        )}
        <GroupRoles form={form} roles={roles} disabled={isLocked} />
        <Switch
          label={texts.counts}
          disabled={isLocked}
          // Mantine's Switch keeps its own state and would not show what the form holds.
          checked={form.watch('countsSecondFactor')}
          {...form.register('countsSecondFactor')}
        />
        <FormProblem error={save.error} fields={fieldsWithFaults[kind]} />
        <Button
          ref={button}
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
