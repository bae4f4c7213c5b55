import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { useCategories } from '../../category/use-categories.ts'
import { useTemplates } from '../../template/use-templates.ts'
import type { CreationForm, CreationInput } from './creation-form.ts'

const texts = certificateTexts.create

/** What all certificates of one submission have in common. */
export function CreationFields({ form }: { form: UseFormReturn<CreationInput, unknown, CreationForm> }) {
  const categories = useCategories()
  const templates = useTemplates()
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Controller
        name="certificateType"
        control={control}
        render={({ field }) => (
          <Select
            label={texts.type}
            required
            placeholder={common.selectPlaceholder(texts.type)}
            data={(categories.data ?? []).map((category) => category.name)}
            nothingFoundMessage={categories.isPending ? common.loading : common.noOptions}
            searchable
            // The dialog opens with the focus here: the choices would cover the fields below.
            openOnFocus={false}
            error={errors.certificateType?.message}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            ref={field.ref}
            data-autofocus
          />
        )}
      />
      <TextInput
        label={texts.certificateTitle}
        required
        error={errors.title?.message}
        {...register('title')}
      />
      <TextInput
        label={texts.issuer}
        readOnly
        variant="filled"
        error={errors.issuerName?.message}
        {...register('issuerName')}
      />
      <Controller
        name="date"
        control={control}
        render={({ field }) => (
          <DateField
            label={texts.date}
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
            clearLabel={texts.forEver}
            error={errors.validUntil?.message}
            value={field.value ?? ''}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="templateId"
        control={control}
        render={({ field }) => (
          <Select
            label={texts.template}
            placeholder={texts.defaultTemplate}
            data={(templates.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            nothingFoundMessage={common.noOptions}
            clearable
            clearButtonProps={{ 'aria-label': texts.defaultTemplate }}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </SimpleGrid>
  )
}
