import type { CorrectableField } from '@credenza/schema/correction'
import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { correctionTexts as texts } from '../../texts/correction.ts'
import { DateField } from '../../ui/date-field.tsx'
import type { CorrectableForm } from './use-correctable-form.ts'

interface CorrectableFieldsProps {
  form: CorrectableForm
  /** The types to choose from; without them a type is written. */
  categories?: readonly string[] | undefined
}

/** What may be different on a corrected certificate, filled in with what it says now. */
export function CorrectableFields({ form, categories }: CorrectableFieldsProps) {
  const { control, register, formState } = form
  const { errors } = formState
  const line = (name: CorrectableField) => ({
    label: texts.fields[name],
    required: true,
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput {...line('userName')} data-autofocus />
      <TextInput {...line('title')} />
      {categories ? (
        <Controller
          name="categoryName"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              label={texts.fields.categoryName}
              required
              data={[...new Set([field.value, ...categories])]}
              nothingFoundMessage={common.noOptions}
              searchable
              allowDeselect={false}
              error={errors.categoryName?.message}
              onChange={(value) => field.onChange(value ?? '')}
            />
          )}
        />
      ) : (
        <TextInput {...line('categoryName')} />
      )}
      <Controller
        name="date"
        control={control}
        render={({ field }) => (
          <DateField
            label={texts.fields.date}
            error={errors.date?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="validUntil"
        control={control}
        render={({ field }) => (
          <DateField
            label={texts.validUntil}
            clearLabel={certificateTexts.create.forEver}
            error={errors.validUntil?.message}
            value={field.value ?? ''}
            onChange={field.onChange}
          />
        )}
      />
    </SimpleGrid>
  )
}
