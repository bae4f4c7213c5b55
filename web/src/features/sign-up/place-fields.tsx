import { Anchor, Text } from '@mantine/core'
import { type ComponentProps, useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { lazy } from '../../lib/browser/lazy.ts'
import { countryName } from '../../lib/text/country-name.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { ComingField } from './coming-field.tsx'
import type { DetailsForm } from './details-form.ts'
import { type Country, useCountries, useStates } from './geo.ts'

const PlaceSelect = lazy(() => import('./place-select.tsx'))
const texts = signUpTexts.places
const labels = signUpTexts.details

/** Country, then state, then city; if there is none to choose, the value says so (specification, section 5). */
export function PlaceFields() {
  const { watch, setValue } = useFormContext<DetailsForm>()
  const [country, state, city] = watch(['country', 'state', 'city'])
  const countries = useCountries()
  const code = countries.data?.find(([, name]) => name === country)?.[0]
  const states = useStates(code)
  const cities = states.data?.find(([name]) => name === state)?.[1]
  const hasNoStates = states.data?.length === 0
  const hasNoCities = hasNoStates || cities?.length === 0

  useEffect(() => {
    if (hasNoStates && state !== texts.noStates) setValue('state', texts.noStates, { shouldValidate: true })
    if (hasNoCities && city !== texts.noCities) setValue('city', texts.noCities, { shouldValidate: true })
  }, [hasNoStates, hasNoCities, state, city, setValue])

  return (
    <>
      <PlaceField
        name="country"
        list={countries}
        names={(countries.data ?? []).map(optionOf)}
        clears={['state', 'city']}
      />
      <PlaceField
        name="state"
        list={states}
        names={(states.data ?? []).map(([name]) => name)}
        clears={['city']}
        fixed={hasNoStates}
      />
      <PlaceField name="city" list={states} names={cities ?? []} fixed={hasNoCities} />
    </>
  )
}

interface PlaceFieldProps extends Pick<ComponentProps<typeof PlaceSelect>, 'list' | 'names' | 'fixed'> {
  name: 'country' | 'state' | 'city'
  /** The fields inside this one, which are cleared when it changes. */
  clears?: readonly ('state' | 'city')[]
}

function PlaceField({ name, clears = [], ...select }: PlaceFieldProps) {
  const { control, setValue } = useFormContext<DetailsForm>()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <ComingField label={labels[name]}>
          <PlaceSelect
            {...field}
            {...select}
            label={labels[name]}
            onChange={(value) => {
              field.onChange(value)
              for (const within of clears) setValue(within, '')
            }}
            error={fieldState.error?.message}
          />
        </ComingField>
      )}
    />
  )
}

/** The place database requires attribution wherever it is used (ODbL 1.0, section 4.3). */
export function PlacesAttribution() {
  return (
    <Text fz="xs" c="dimmed">
      {texts.attribution}
      {sentenceGap}
      <Anchor href="https://github.com/dr5hn/countries-states-cities-database" fz="xs" underline="always">
        {texts.source}
      </Anchor>
      {common.comma}
      <Anchor href="https://opendatacommons.org/licenses/odbl/1-0/" fz="xs" underline="always">
        {texts.licence}
      </Anchor>
    </Text>
  )
}

/** The API uses the English name; the list shows it in the page's language. */
function optionOf([code, name]: Country) {
  return { value: name, label: countryName(code, name) }
}
