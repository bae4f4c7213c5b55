import type { Application } from '@credenza/schema/sign-up-application'
import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { DetailsFooter } from './details-footer.tsx'
import { correctionForm, type DetailsForm, detailsFieldsInOrder, emptyDetails } from './details-form.ts'
import { DetailsSections } from './details-sections.tsx'
import { detailsDraft, dropDraft, readDraft } from './draft.ts'
import { FormSection } from './form-section.tsx'
import { ReturnReason } from './return-reason.tsx'
import { correctDetails, type Details } from './sign-up-calls.ts'
import { SignUpFrame } from './sign-up-frame.tsx'
import { stepTwoPath } from './sign-up-role.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const texts = signUpTexts.details

/** Step one again, filled with the submitted values; the account stays unchanged. */
export default function CorrectionForm({ application }: { application: Application }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draftName = detailsDraft(application._id)
  const { email, ...details } = application.details
  const [draft] = useState(() => readDraft(draftName))
  const form = useForm({
    resolver: formResolver(correctionForm),
    mode: 'onChange',
    defaultValues: { ...emptyDetails, ...details, ...draft } as DetailsForm,
  })
  useKeptDraft(draftName, form)
  const submit = useMutation({
    mutationFn: (values: Details) =>
      toast.promise(correctDetails(values), {
        loading: common.processing,
        success: ({ message }) => successWords(message, texts.detailsSaved),
        error: messageOf,
      }),
    onSuccess: async () => {
      dropDraft(draftName)
      await readAgain(queries, 'application')
      void readAgain(queries, 'profile')
      void navigate(stepTwoPath(application.selectedRole, application._id))
    },
    onError: (error) => showServerErrors(form, error, detailsFieldsInOrder),
  })

  return (
    <SignUpFrame
      title={texts.correctTitle}
      lead={texts.correctLead}
      step={0}
      notice={<ReturnReason reason={application.returnReason} />}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
          <DetailsSections />
          <FormSection title={texts.account} hint={texts.emailFixed}>
            <TextInput label={texts.email} value={email} readOnly variant="filled" />
          </FormSection>
          <DetailsFooter submit={submit} />
        </form>
      </FormProvider>
    </SignUpFrame>
  )
}
