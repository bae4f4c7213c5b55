import { emirates, type TaxProfile, taxProfileRequest } from '@credenza/schema/tax'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import type { TaxDetailsSource } from './tax-calls.ts'

const empty: TaxProfile = {
  ...{ trn: '', legalName: '', address: '', city: '', emirate: 'DXB', licence: '', licenceAuthority: '' },
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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(taxProfileRequest),
    values: profile ?? empty,
    mode: 'onTouched',
  })
  const { withConfirmation, question } = useConfirmation()
  const save = useMutation({
    mutationFn: (details: TaxProfile) => withConfirmation(() => send(details)),
    onSuccess: () => {
      toast.success(texts.detailsSaved)
      onClose()
      return readAgain(queries, 'profile')
    },
    onError: (error) => {
      const faults = fieldsOf(error)
      for (const name of fields) if (faults[name]) setError(name, { message: faults[name] })
    },
  })
  if (question) return question
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      unsaved={formState.isDirty}
      busy={save.isPending}
      submitLabel={save.isPending ? texts.saving : texts.save}
      onSubmit={handleSubmit((values) => save.mutate(values))}
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
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
        <NativeSelect
          label={texts.emirate}
          data={emirates.map((value) => ({ value, label: texts.emirates[value] }))}
          {...register('emirate')}
        />
        <Problem
          text={
            save.isError &&
            !(save.error instanceof NotConfirmed) &&
            Object.keys(fieldsOf(save.error)).length === 0
              ? messageOf(save.error)
              : undefined
          }
        />
      </Stack>
    </FormDialog>
  )
}
