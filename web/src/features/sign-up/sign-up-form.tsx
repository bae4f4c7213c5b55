import { passwordMinLength } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { Alert, Anchor, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import toast from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { keep } from '../../lib/session/session.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { PasswordRules } from '../../ui/field/password-rules.tsx'
import { DetailsFooter } from './details-footer.tsx'
import { emptyDetails, type SignUpValues, signUpFieldsInOrder, signUpForm } from './details-form.ts'
import { DetailsSections } from './details-sections.tsx'
import { detailsDraft, dropDraft, readDraft } from './draft.ts'
import { EmailField } from './email-field.tsx'
import { FormSection } from './form-section.tsx'
import type { Contact } from './kyc-form.ts'
import { savePersonalData } from './sign-up-calls.ts'
import { SignUpFrame } from './sign-up-frame.tsx'
import { type SignUpRole, stepOnePath, stepTwoPath } from './sign-up-role.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useUniqueEmail } from './use-unique-email.ts'

const texts = signUpTexts.details
interface SignUpFormProps {
  role: SignUpRole
  /** A registration in this tab that still needs its second step. */
  registrationId: string
  /** Whether this tab's draft can already be read. */
  hydrated: boolean
}

/** Sign-up step one: creates an organisation's account (specification, section 3, personal data). */
export function SignUpForm({ role, registrationId, hydrated }: SignUpFormProps) {
  const navigate = useNavigate()
  const [intent] = useState(newIntent)
  const [draft] = useState(() => (hydrated ? readDraft(detailsDraft(role)) : undefined))
  const form = useForm({
    resolver: formResolver(signUpForm),
    mode: 'onChange',
    defaultValues: { ...emptyDetails, email: '', password: '', ...draft } as SignUpValues,
  })
  useKeptDraft(detailsDraft(role), form)
  const { errors } = form.formState
  const submit = useMutation({
    mutationFn: (values: z.output<typeof signUpForm>) => {
      const body = { ...values, selectedRole: role }
      return toast.promise(savePersonalData(body, intent.keyFor(body)), {
        loading: common.processing,
        success: messages.personalDataSaved,
        error: messageOf,
      })
    },
    onSuccess: ({ registrationId }, { email, mobile }) => {
      keep('registrationId', registrationId)
      dropDraft(detailsDraft(role))
      const contact: Contact = { email, mobileNumber: mobile }
      void navigate(stepTwoPath(role, registrationId), { state: contact })
    },
    onError: (error) => showServerErrors(form, error, signUpFieldsInOrder),
  })
  // After sending, the email is taken by this form itself.
  const isSent = submit.isPending || submit.isSuccess
  const email = useUniqueEmail(isSent ? '' : (form.watch('email') ?? ''))
  const otherRole = role === 'issuer' ? 'verifier' : 'issuer'

  return (
    <SignUpFrame
      title={signUpTexts.titles[role]}
      lead={
        <>
          {texts.lead}
          {sentenceGap}
          <Anchor component={Link} to={stepOnePath(otherRole)} underline="always" inherit>
            {signUpTexts.otherRole[role]}
          </Anchor>
        </>
      }
      step={0}
      notice={
        <>
          {registrationId && (
            <Alert color="indigo" title={signUpTexts.goOn.title}>
              {signUpTexts.goOn.text}
              {sentenceGap}
              <Anchor component={Link} to={stepTwoPath(role, registrationId)} underline="always" inherit>
                {signUpTexts.goOn.link}
              </Anchor>
            </Alert>
          )}
          {draft && <Alert color="gray">{signUpTexts.draftKept}</Alert>}
        </>
      }
    >
      <FormProvider {...form}>
        {/* Never GET: if sent before the scripts have run, the password must not end up in the address. */}
        <form
          method="post"
          noValidate
          onSubmit={form.handleSubmit((values) =>
            email.kind === 'taken' ? form.setFocus('email') : submit.mutate(values),
          )}
        >
          <DetailsSections />
          <FormSection title={texts.account} hint={texts.accountHint}>
            <EmailField role={role} state={email} />
            <div>
              <PasswordField
                label={texts.password}
                autoComplete="new-password"
                required
                mb="xs"
                error={errors.password?.message}
                {...form.register('password')}
              />
              <PasswordRules
                label={texts.passwordRules}
                rules={[
                  {
                    text: texts.passwordLength,
                    met: (form.watch('password') ?? '').length >= passwordMinLength,
                  },
                ]}
              />
            </div>
          </FormSection>
          <DetailsFooter submit={submit} />
          <Text fz="sm" c="dimmed" px={28} pb={20}>
            {signUpTexts.haveAccount}
            {sentenceGap}
            <Anchor component={Link} to="/sign-in" fz="sm" underline="always">
              {common.signIn}
            </Anchor>
          </Text>
        </form>
      </FormProvider>
    </SignUpFrame>
  )
}
