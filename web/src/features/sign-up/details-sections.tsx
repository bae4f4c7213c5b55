import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { lazy } from '../../lib/browser/lazy.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { ComingField } from './coming-field.tsx'
import type { DetailsForm } from './details-form.ts'
import { FormSection } from './form-section.tsx'
import { PlaceFields } from './place-fields.tsx'

const PhoneField = lazy(() => import('./phone-field.tsx'))
const texts = signUpTexts.details
/** Puts hints below the inputs, so that a row's boxes line up. */
const hintBelow = ['label', 'input', 'error', 'description'] satisfies TextInputProps['inputWrapperOrder']

/** The organisation's identity, address and contact details. */
export function DetailsSections() {
  const { register, control, formState } = useFormContext<DetailsForm>()
  const { errors } = formState
  const input = (name: keyof DetailsForm) => ({ error: errors[name]?.message, ...register(name) })
  const options = (label: string, labels: Record<string, string>) => [
    { value: '', label: common.selectPlaceholder(label) },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]

  return (
    <>
      <FormSection title={texts.organisation} hint={texts.organisationHint}>
        <TextInput
          label={texts.organizationName}
          autoComplete="organization"
          required
          {...input('organizationName')}
        />
        <NativeSelect
          label={texts.type}
          data={options(texts.type, texts.types)}
          required
          {...input('type')}
        />
        <NativeSelect
          label={texts.industry}
          data={options(texts.industry, texts.industries)}
          required
          {...input('industry')}
        />
        <TextInput
          label={texts.year}
          description={texts.yearHint}
          inputWrapperOrder={hintBelow}
          inputMode="numeric"
          maxLength={4}
          required
          {...input('year')}
        />
        <TextInput label={texts.registrationNumber} required {...input('registrationNumber')} />
        <TextInput label={texts.tin} required {...input('tin')} />
        <TextInput
          label={texts.accreditationCertificate}
          description={texts.accreditationHint}
          inputWrapperOrder={hintBelow}
          required
          {...input('accreditationCertificate')}
        />
      </FormSection>
      <FormSection title={texts.office} hint={texts.officeHint}>
        <TextInput
          label={texts.headquartersAddress}
          autoComplete="street-address"
          required
          style={{ gridColumn: '1 / -1' }}
          {...input('headquartersAddress')}
        />
        <PlaceFields />
        <TextInput label={texts.zip} autoComplete="postal-code" required {...input('zip')} />
      </FormSection>
      <FormSection title={texts.contact} hint={texts.contactHint}>
        <Controller
          name="mobile"
          control={control}
          render={({ field: { disabled: _, ...field } }) => (
            <ComingField label={texts.mobile}>
              <PhoneField {...field} label={texts.mobile} error={errors.mobile?.message} />
            </ComingField>
          )}
        />
        <TextInput
          label={texts.website}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          dir="ltr"
          {...input('website')}
        />
      </FormSection>
    </>
  )
}
