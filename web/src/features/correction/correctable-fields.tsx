import type { CorrectableField } from '@credenza/schema/correction'
import { SimpleGrid, TextInput } from '@mantine/core'
import { correctionTexts as texts } from '../../texts/correction.ts'
import { creationTexts } from '../../texts/creation.ts'
import { FormDate, FormSelect } from '../../ui/field/form-fields.tsx'
import type { CorrectableForm } from './use-correctable-form.ts'

interface CorrectableFieldsProps {
  form: CorrectableForm
  /** The types to choose from. Without them, the type is a text field. */
  categories?: readonly string[] | undefined
}

/** The correctable fields of a certificate, filled with its current values. */
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
        <FormSelect
          name="categoryName"
          control={control}
          label={texts.fields.categoryName}
          required
          data={[...new Set([form.getValues('categoryName'), ...categories])]}
          searchable
          allowDeselect={false}
        />
      ) : (
        <TextInput {...line('categoryName')} />
      )}
      <FormDate name="date" control={control} label={texts.fields.date} />
      <FormDate
        name="validUntil"
        control={control}
        label={texts.validUntil}
        clearLabel={creationTexts.forEver}
      />
    </SimpleGrid>
  )
}
