import type { OrganisationSettings, organisationSettings } from '@credenza/schema/organisation-settings'
import { Stack, Text } from '@mantine/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { ColourField } from '../../ui/field/colour-field.tsx'
import { IssuerBrand } from '../../ui/issuer-brand.tsx'
import { SettingsGroup } from './settings-group.tsx'

interface LookFieldsProps {
  form: UseFormReturn<z.input<typeof organisationSettings>, unknown, OrganisationSettings>
  disabled: boolean
}

/** The colour of the header that an issuer's students see, with a preview of the issuer's name in it. */
export function LookFields({ form, disabled }: LookFieldsProps) {
  const [colour = '', name] = form.watch(['colour', 'displayName'])
  const error = form.formState.errors.colour?.message
  return (
    <SettingsGroup title={texts.lookTitle}>
      <Stack gap="sm" align="flex-start">
        <Text c="dimmed" fz="sm">
          {texts.lookLead}
        </Text>
        <Controller
          name="colour"
          control={form.control}
          render={({ field }) => (
            <ColourField
              label={texts.colour}
              description={texts.colourHint}
              pickLabel={texts.pickColour}
              disabled={disabled}
              error={error}
              value={field.value ?? ''}
              onChange={field.onChange}
            />
          )}
        />
        {colour !== '' && !error && <IssuerBrand look={{ name, colour, logo: '' }} />}
      </Stack>
    </SettingsGroup>
  )
}
