import type { OrganisationSettings, organisationSettings } from '@credenza/schema/organisation-settings'
import { Anchor, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { SettingsGroup } from './settings-group.tsx'

interface PublicPageFieldsProps {
  form: UseFormReturn<z.input<typeof organisationSettings>, unknown, OrganisationSettings>
  disabled: boolean
  /** The path of the issuer's public page; undefined until the issuer is approved and has one. */
  path: string | undefined
}

/** What an issuer shows on its public page. */
export function PublicPageFields({ form, disabled, path }: PublicPageFieldsProps) {
  const errors = form.formState.errors.publicContact
  return (
    <SettingsGroup title={texts.publicTitle}>
      <Text c="dimmed" fz="sm">
        {texts.publicLead}
        {sentenceGap}
        {path && (
          <Anchor component={Link} to={path} inherit underline="always">
            {texts.publicOpen}
          </Anchor>
        )}
      </Text>
      <TextInput
        label={texts.publicWebsite}
        placeholder="https://"
        type="url"
        dir="ltr"
        maxLength={300}
        disabled={disabled}
        error={errors?.website?.message}
        {...form.register('publicContact.website')}
      />
      <TextInput
        label={texts.publicEmail}
        type="email"
        dir="ltr"
        maxLength={254}
        disabled={disabled}
        error={errors?.email?.message}
        {...form.register('publicContact.email')}
      />
      <Switch
        label={texts.publicLogo}
        disabled={disabled}
        // Mantine's Switch keeps its own state and would not show what the form holds.
        checked={form.watch('publicContact.showsLogo') ?? false}
        {...form.register('publicContact.showsLogo')}
      />
    </SettingsGroup>
  )
}
