import { messages } from '@credenza/schema/messages'
import { kycFiles } from '@credenza/schema/sign-up'
import type { Application } from '@credenza/schema/sign-up-application'
import { Alert, Anchor, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import toast from 'react-hot-toast'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { homeOf } from '../../lib/session/guard.ts'
import { forget } from '../../lib/session/session.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { stateFor } from '../account/known-person.ts'
import { dropDraft, kycDraft, readDraft } from './draft.ts'
import {
  type Contact,
  emptyKyc,
  type KycForm,
  type KycValues,
  kycFieldsInOrder,
  kycForm,
} from './kyc-form.ts'
import { KycSections } from './kyc-sections.tsx'
import { ReturnReason } from './return-reason.tsx'
import styles from './sign-up.module.css'
import { submitKyc } from './sign-up-calls.ts'
import { SignUpFrame } from './sign-up-frame.tsx'
import { type SignUpRole, stepOnePath, stepTwoPath } from './sign-up-role.ts'
import { shareSent } from './upload-progress.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const UnderReviewDialog = lazy(() => import('./under-review-dialog.tsx'))
const texts = signUpTexts.kyc

interface OnboardingFormProps {
  role: SignUpRole
  registrationId: string
  /** The signed-in organisation's earlier application. */
  application?: Application
}

/** Sign-up step two: documents and bank details (specification, section 3, KYC). */
export function OnboardingForm({ role, registrationId, application }: OnboardingFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const contact: Contact | null = useLocation().state
  const [draft] = useState(() => readDraft(kycDraft(registrationId)))
  const [sent, setSent] = useState(0)
  const stored = application?.files ?? []
  const form = useForm({
    resolver: formResolver(kycForm(new Set(stored.map((file) => file.kind)))),
    mode: 'onChange',
    defaultValues: { ...emptyKyc, ...contact, ...application?.kyc, ...draft } as KycForm,
  })
  useKeptDraft(kycDraft(registrationId), form)
  const chosen = (values: KycForm | KycValues) =>
    kycFiles.flatMap((kind) => (values[kind] ? [[kind, values[kind]] as const] : []))
  const submit = useMutation({
    mutationFn: (values: KycValues) => {
      const files = chosen(values)
      const fields = { ...kycFieldsOf(values), registrationId }
      return toast.promise(submitKyc({ fields, files, onSent: setSent }).catch(acceptRepeat), {
        loading: common.processing,
        success: messages.onboarded,
        error: messageOf,
      })
    },
    onMutate: () => setSent(0),
    onSuccess: () => {
      dropDraft(kycDraft(registrationId))
      forget('registrationId')
    },
    onError: (error) => showServerErrors(form, error, kycFieldsInOrder),
  })
  const leave = async () => {
    await readAgain(queries, 'profile')
    void navigate(application ? homeOf(application.selectedRole) : '/sign-in', {
      state: contact?.email ? stateFor({ email: contact.email, role }) : undefined,
    })
  }
  const failure = submit.error instanceof ApiFailure ? submit.error : undefined
  const files = chosen(form.getValues())
  const shares = shareSent(
    files.map(([, file]) => file.size),
    sent,
  )

  return (
    <SignUpFrame
      title={texts.title}
      lead={texts.lead}
      step={1}
      detailsPath={application && stepOnePath(role)}
      notice={
        <>
          <ReturnReason reason={application?.returnReason ?? null} />
          {draft && <Alert color="gray">{texts.filesNotKept}</Alert>}
        </>
      }
    >
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
          <KycSections
            stored={stored}
            progress={
              submit.isPending ? new Map(files.map(([kind], index) => [kind, shares[index]!])) : undefined
            }
          />
          {submit.isError && (
            <ProblemBox m="md">
              {messageOf(submit.error)}
              {sentenceGap}
              {failure?.code === 'not_found' && (
                <Anchor component={Link} to={stepOnePath(role)} inherit c="inherit" underline="always">
                  {signUpTexts.titles[role]}
                </Anchor>
              )}
              {failure?.code === 'not_signed_in' && (
                <Anchor
                  component={Link}
                  to={`/sign-in?next=${encodeURIComponent(stepTwoPath(role, registrationId))}`}
                  inherit
                  c="inherit"
                  underline="always"
                >
                  {common.signIn}
                </Anchor>
              )}
            </ProblemBox>
          )}
          <div className={styles.actions}>
            <span />
            <Button type="submit" size="md" loading={submit.isPending}>
              {submit.isPending ? texts.submitBusy : texts.submit}
            </Button>
          </div>
        </form>
      </FormProvider>
      <Suspense>{submit.isSuccess && <UnderReviewDialog onOkay={() => void leave()} />}</Suspense>
    </SignUpFrame>
  )
}

/** Accepts a repeated submission: after a lost response, the admin already has the same documents, as the person wanted. */
function acceptRepeat(error: unknown): void {
  if (!(error instanceof ApiFailure && error.code === 'already_onboarded')) throw error
}

function kycFieldsOf(values: KycValues) {
  const fields = { ...values } as Partial<KycValues>
  for (const kind of kycFiles) delete fields[kind]
  return fields as Omit<KycValues, (typeof kycFiles)[number]>
}
