import { Anchor, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { common } from '../../../texts/common.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { overviewTexts } from '../../../texts/overview.ts'
import { FormDate, FormSelect } from '../../../ui/field/form-fields.tsx'
import { allCategoriesQuery } from '../../category/category-calls.ts'
import { templatesQuery } from '../../template/template-calls.ts'
import type { CreationForm, CreationInput } from './creation-form.ts'

/** What all certificates of one submission have in common. */
export function CreationFields({ form }: { form: UseFormReturn<CreationInput, unknown, CreationForm> }) {
  const categories = useQuery(allCategoriesQuery)
  const templates = useQuery(templatesQuery)
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <FormSelect
        name="certificateType"
        control={control}
        label={texts.type}
        required
        placeholder={common.selectPlaceholder(texts.type)}
        data={(categories.data ?? []).map((category) => category.name)}
        description={
          categories.data?.length === 0 && (
            <Anchor component={Link} to="/category-manager" inherit>
              {overviewTexts.start.category.title}
            </Anchor>
          )
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        nothingFoundMessage={categories.isPending ? common.loading : common.noOptions}
        searchable
        data-autofocus
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
      <FormDate name="date" control={control} label={texts.date} />
      <FormDate name="validUntil" control={control} label={texts.validUntil} clearLabel={texts.forEver} />
      <FormSelect
        name="templateId"
        control={control}
        label={texts.template}
        placeholder={texts.defaultTemplate}
        data={(templates.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        clearable
        clearButtonProps={{ 'aria-label': texts.defaultTemplate }}
      />
    </SimpleGrid>
  )
}
