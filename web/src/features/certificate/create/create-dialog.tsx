import { createModalHeight } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import type { Profile } from '@credenza/schema/organisation'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { BulkProgressBar } from '../../../ui/bulk-progress.tsx'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useCategories } from '../../category/use-categories.ts'
import { type CreationForm, creationForm } from './creation-form.ts'
import type { Recipients } from './recipients.ts'
import { RecipientsSelect } from './recipients-select.tsx'
import { RecipientsTable } from './recipients-table.tsx'
import { useCreateCertificates } from './use-create-certificates.ts'

const texts = certificateTexts.create
/** From here on a progress bar says more than a toast. */
const progressFrom = 21

/** One certificate for each chosen student (specification, section 2, Create Certificate modal). */
export default function CreateDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const formId = useId()
  const categories = useCategories()
  const [recipients, setRecipients] = useState<Recipients>(new Map())
  const [asked, setAsked] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const { create, progress, running } = useCreateCertificates()
  const form = useForm({
    resolver: zodResolver(creationForm),
    mode: 'onChange',
    defaultValues: { certificateType: '', title: '', issuerName: profile.displayName, date: '' },
  })
  const { errors, isDirty } = form.formState
  const noRecipients = asked && recipients.size === 0 ? messages.selectRecipient : undefined

  const submit = async (values: CreationForm) => {
    setAsked(true)
    if (recipients.size > 0 && (await create(values, [...recipients.values()]))) onClose()
  }
  const retryFailed = () => {
    const failed = progress?.failed.flatMap(({ id }) => recipients.get(id) ?? []) ?? []
    setRecipients(new Map(failed.map((student) => [student._id, student])))
    void form.handleSubmit(async (values) => {
      if (await create(values, failed)) onClose()
    })()
  }
  const close = () => {
    if (running) return
    if (isDirty || recipients.size > 0) setDiscarding(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        title={texts.title}
        opened
        onClose={close}
        size={760}
        height={createModalHeight}
        footer={
          <Button type="submit" form={formId} loading={running}>
            {running ? texts.submitting : texts.submit}
          </Button>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            setAsked(true)
            void form.handleSubmit(submit)(event)
          }}
        >
          <Stack>
            {progress && progress.total >= progressFrom && (
              <BulkProgressBar
                progress={progress}
                label={texts.submitting}
                running={running}
                onRetryFailed={retryFailed}
              />
            )}
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Controller
                name="certificateType"
                control={form.control}
                render={({ field }) => (
                  <Select
                    label={texts.type}
                    required
                    placeholder={common.selectPlaceholder(texts.type)}
                    data={(categories.data ?? []).map((category) => category.name)}
                    nothingFoundMessage={common.noOptions}
                    searchable
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
                {...form.register('title')}
              />
              <TextInput
                label={texts.issuer}
                readOnly
                variant="filled"
                error={errors.issuerName?.message}
                {...form.register('issuerName')}
              />
              <Controller
                name="date"
                control={form.control}
                render={({ field }) => (
                  <DateField
                    label={texts.date}
                    error={errors.date?.message}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            </SimpleGrid>
            <RecipientsSelect recipients={recipients} onChange={setRecipients} error={noRecipients} />
            <RecipientsTable recipients={recipients} onChange={setRecipients} />
          </Stack>
        </form>
      </Dialog>
      <ConfirmDialog
        title={texts.discardTitle}
        opened={discarding}
        onClose={() => setDiscarding(false)}
        onConfirm={onClose}
        confirmLabel={texts.discard}
      >
        {texts.discardText}
      </ConfirmDialog>
    </>
  )
}
