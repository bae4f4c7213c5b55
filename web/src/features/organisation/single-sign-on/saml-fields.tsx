import { samlPresets } from '@credenza/schema/single-sign-on'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { MetadataReader } from './metadata-reader.tsx'
import { PresetSelect } from './preset-select.tsx'
import { type FieldsProps, settingsErrors } from './provider-values.ts'
import { WordsInput } from './words-input.tsx'

/** How to reach a provider that uses SAML 2.0, filled in from its metadata or by hand. */
export function SamlFields({ form, refused, isLocked }: FieldsProps) {
  const errors = settingsErrors(form, 'saml')
  const [timesRead, setTimesRead] = useState(0)
  const line = { dir: 'ltr', autoComplete: 'off', disabled: isLocked } as const
  return (
    <>
      <PresetSelect form={form} presets={samlPresets} isLocked={isLocked} />
      <TextInput
        label={texts.entityId}
        {...line}
        error={errors.entityId?.message}
        {...form.register('settings.entityId')}
      />
      <MetadataReader
        form={form}
        refused={refused}
        isLocked={isLocked}
        onRead={() => setTimesRead((times) => times + 1)}
      />
      <TextInput
        label={texts.signInUrl}
        type="url"
        {...line}
        error={errors.signInUrl?.message ?? refused.signInUrl}
        {...form.register('settings.signInUrl')}
      />
      <TextInput
        label={texts.signOutUrl}
        type="url"
        {...line}
        error={errors.logoutUrl?.message ?? refused.logoutUrl}
        {...form.register('settings.logoutUrl')}
      />
      <Controller
        name="settings.certificates"
        control={form.control}
        render={({ field }) => (
          <Textarea
            // Shows the values that were read from metadata.
            key={timesRead}
            label={texts.certificates}
            description={texts.certificatesHint}
            rows={4}
            {...line}
            error={errors.certificates?.message ?? refused.certificates}
            defaultValue={field.value.join('\n\n')}
            onChange={(event) => field.onChange(certificatesIn(event.currentTarget.value))}
          />
        )}
      />
      {(['subject', 'email', 'name'] as const).map((name) => (
        <TextInput
          key={name}
          label={texts.attributes[name]}
          description={texts.attributeHint}
          {...line}
          error={errors.attributes?.[name]?.message}
          {...form.register(`settings.attributes.${name}`)}
        />
      ))}
      <WordsInput form={form} name="settings.contexts" label={texts.contexts} disabled={isLocked} />
    </>
  )
}

/** Splits certificates at empty lines and at the end of each PEM block. */
const certificatesIn = (text: string): string[] =>
  text
    .split(/\n\s*\n|(?<=-----END CERTIFICATE-----)/)
    .map((one) => one.trim())
    .filter(Boolean)
