import { emirates, type TaxProfile, taxProfileRequest } from '@credenza/schema/tax'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import type { TaxDetailsSource } from './tax-calls.ts'

const empty: TaxProfile = {
  trn: '',
  legalName: '',
  address: '',
  city: '',
  emirate: 'DXB',
  licence: '',
  licenceAuthority: '',
}
const fields = ['trn', 'legalName', 'address', 'city', 'licence', 'licenceAuthority'] as const

interface TaxDetailsDialogProps {
  title: string
  profile: TaxProfile | null
  save: TaxDetailsSource['save']
  onClose: () => void
}

export default function TaxDetailsDialog({ title, profile, save: send, onClose }: TaxDetailsDialogProps) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: formResolver(taxProfileRequest),
    values: profile ?? empty,
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  const save = useGuarded(send, {
    onDone: () => {
      toast.success(texts.detailsSaved)
      onClose()
      void readAgain(queries, 'profile')
    },
    onRefused: (error) => showServerErrors(form, error, fields),
  })
  if (save.question) return save.question
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      unsaved={isDirty}
      busy={save.isPending}
      submitLabel={save.isPending ? texts.saving : texts.save}
      onSubmit={form.handleSubmit((values) => save.start(values))}
    >
      <Stack gap="sm">
        {fields.map((name) => (
          <TextInput
            key={name}
            label={texts[name]}
            description={name === 'trn' ? texts.trnHint : undefined}
            required={name !== 'trn'}
            autoComplete="off"
            dir="auto"
            data-autofocus={name === 'trn' || undefined}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <NativeSelect
          label={texts.emirate}
          data={emirates.map((value) => ({ value, label: texts.emirates[value] }))}
          {...form.register('emirate')}
        />
        <FormProblem error={save.error} fields={fields} />
      </Stack>
    </FormDialog>
  )
}
