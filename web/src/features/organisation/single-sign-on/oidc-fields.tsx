import { providerPresets, type SingleSignOn } from '@credenza/schema/single-sign-on'
import { TextInput } from '@mantine/core'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { PresetSelect } from './preset-select.tsx'
import { type FieldsProps, settingsErrors } from './provider-values.ts'
import { WordsInput } from './words-input.tsx'

/** How to reach a provider that uses OpenID Connect. */
export function OidcFields({
  form,
  refused,
  isLocked,
  provider,
}: FieldsProps & Pick<SingleSignOn, 'provider'>) {
  const errors = settingsErrors(form, 'oidc')
  const hasSecret = provider?.settings.kind === 'oidc' && provider.hasSecret
  return (
    <>
      <PresetSelect form={form} presets={providerPresets} isLocked={isLocked} />
      <TextInput
        label={texts.issuer}
        placeholder="https://"
        type="url"
        dir="ltr"
        disabled={isLocked}
        error={errors.issuer?.message ?? refused.issuer}
        {...form.register('settings.issuer')}
      />
      <TextInput
        label={texts.clientId}
        dir="ltr"
        autoComplete="off"
        disabled={isLocked}
        error={errors.clientId?.message}
        {...form.register('settings.clientId')}
      />
      <PasswordField
        label={texts.clientSecret}
        description={hasSecret ? texts.secretKept : undefined}
        dir="ltr"
        autoComplete="off"
        disabled={isLocked}
        error={form.formState.errors.clientSecret?.message ?? refused.clientSecret}
        {...form.register('clientSecret')}
      />
      {form.watch('settings.preset') === 'google' && (
        <TextInput
          label={texts.hostedDomain}
          dir="ltr"
          disabled={isLocked}
          error={errors.hostedDomain?.message}
          {...form.register('settings.hostedDomain')}
        />
      )}
      <WordsInput form={form} name="settings.acrValues" label={texts.acrValues} disabled={isLocked} />
    </>
  )
}
