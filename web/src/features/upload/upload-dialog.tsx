import { messages } from '@credenza/schema/messages'
import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import toast from 'react-hot-toast'
import { newIntent } from '../../lib/api/intent.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { common } from '../../texts/common.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormDate, FormSelect } from '../../ui/field/form-fields.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import DocumentTile from '../sign-up/document-tile.tsx'
import { feeNotice } from './fee-notice.ts'
import { IssuerSelect } from './issuer-select.tsx'
import { issuerCategoriesQuery, uploadCertificate } from './upload-calls.ts'
import { emptyUpload, type UploadForm, uploadFields, uploadForm } from './upload-form.ts'

/** Lets a student upload a certificate from elsewhere and name the issuer that can vouch for it. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    resolver: formResolver(uploadForm),
    mode: 'onChange',
    defaultValues: emptyUpload,
  })
  const { control, formState, register } = form
  const { errors, isDirty } = formState
  const issuerId = form.watch('issuerId')
  const categories = useQuery(issuerCategoriesQuery(issuerId))
  const category = form.watch('categoryName')
  const fee = categories.data?.find(({ name }) => name === category)?.fee
  const { send, progress } = useUpload(onClose, (error) => showServerErrors(form, error, uploadFields))
  const submit = form.handleSubmit((certificate) => send.mutate(certificate))

  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={isDirty}
      size="lg"
      busy={send.isPending}
      submitLabel={send.isPending ? texts.running : texts.submit}
      onSubmit={submit}
    >
      <Stack>
        <Text c="dimmed" fz="sm">
          {texts.lead}
        </Text>
        <Controller
          name="doc_url"
          control={control}
          render={({ field }) => (
            <DocumentTile
              label={texts.file}
              file={field.value}
              stored={undefined}
              error={errors.doc_url?.message}
              progress={send.isPending ? progress : undefined}
              onChange={field.onChange}
              onViewStored={() => undefined}
              ref={field.ref}
            />
          )}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Controller
            name="issuerId"
            control={control}
            render={({ field }) => (
              <IssuerSelect
                value={field.value}
                error={errors.issuerId?.message}
                onChange={(id) => {
                  field.onChange(id)
                  form.resetField('categoryName')
                }}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
          <FormSelect
            name="categoryName"
            control={control}
            label={texts.type}
            required
            placeholder={common.selectPlaceholder(texts.type)}
            data={(categories.data ?? []).map(({ name }) => name)}
            searchable
            disabled={issuerId === ''}
          />
          <TextInput
            label={texts.certificateTitle}
            required
            error={errors.title?.message}
            {...register('title')}
          />
          <FormDate name="date" control={control} label={texts.date} />
        </SimpleGrid>
        <Text role="status" fz="sm" fw={500} mih="1lh">
          {fee && feeNotice(fee)}
        </Text>
        <FormProblem error={send.error} fields={uploadFields} />
      </Stack>
    </FormDialog>
  )
}

/** Creates one upload even if lost responses cause retries. `progress` runs from 0 to 1. */
function useUpload(onDone: () => void, onRefused: (error: Error) => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [progress, setProgress] = useState(0)
  const send = useMutation({
    mutationFn: ({ doc_url, ...fields }: UploadForm) => {
      const file = doc_url!
      const { name, size, lastModified } = file
      return uploadCertificate(
        { ...fields, file },
        {
          idempotencyKey: intent.keyFor({ ...fields, name, size, lastModified }),
          onSent: (bytes) => setProgress(Math.min(1, bytes / size)),
        },
      )
    },
    onSuccess: ({ message }) => {
      intent.finished()
      toast.success(successWords(message, messages.certificateUploaded))
      onDone()
      return readAgain(queries, 'certificates')
    },
    onError: onRefused,
  })
  return { send, progress }
}
