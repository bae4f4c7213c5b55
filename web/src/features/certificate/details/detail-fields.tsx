import { type CertificateDetails, detailLimits } from '@credenza/schema/certificate-details'
import { SimpleGrid, TextInput } from '@mantine/core'
import { type FieldError, type FieldValues, get, useController } from 'react-hook-form'
import { detailTexts as texts } from '../../../texts/details.ts'
import type { Place } from '../../../ui/field/form-fields.tsx'
import { CustomFields } from './custom-fields.tsx'

/** In the order in which a wide dialog shows them in pairs. */
const lines = ['grade', 'honours', 'gpa', 'gpaScale', 'level', 'credits', 'hours'] as const
const amounts: ReadonlySet<string> = new Set(['gpa', 'gpaScale', 'credits', 'hours'])

/** Grade, GPA, honours, level, credits, hours, and fields that the issuer names. */
export function DetailFields<Values extends FieldValues, Sent>({
  control,
  name: place,
  autoFocus = false,
}: Place<Values, Sent> & { autoFocus?: boolean }) {
  const { field, formState } = useController({ control, name: place })
  const value: CertificateDetails = field.value ?? {}
  const faultOf = (part: string) =>
    get<object, FieldError | undefined>(formState.errors, `${place}.${part}`)?.message
  const line = (name: (typeof lines)[number], label: string) => (
    <TextInput
      key={name}
      label={label}
      dir="auto"
      autoFocus={autoFocus && name === lines[0]}
      inputMode={amounts.has(name) ? 'decimal' : 'text'}
      maxLength={detailLimits.value}
      value={value[name] ?? ''}
      error={faultOf(name)}
      onChange={({ currentTarget }) => field.onChange({ ...value, [name]: currentTarget.value })}
    />
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {lines.map((name) => line(name, name === 'gpaScale' ? texts.gpaScale : texts.labels[name]))}
      </SimpleGrid>
      <CustomFields
        value={value.custom ?? []}
        onChange={(custom) => field.onChange({ ...value, custom })}
        faultOf={(part) => faultOf(`custom.${part}`)}
      />
    </>
  )
}
