import { resetPasswordFields } from '@credenza/schema/account'
import { Anchor, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { showServerErrors } from '../../../lib/form/faulty-fields.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { doorTo } from '../../../lib/session/session.ts'
import { welcomeTexts as texts } from '../../../texts/welcome.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { stateFor } from '../known-person.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useEnter } from '../use-enter.ts'
import { chooseFirstPassword } from './welcome-calls.ts'

interface FirstPasswordProps {
  token: string
  name: string
  email: string
  /** Where to go afterwards. */
  next: string
}

/** Sets the first password of a student's account, if the link is recent, and continues to the certificate. */
export function FirstPassword({ token, name, email, next }: FirstPasswordProps) {
  const enter = useEnter(next)
  const form = useForm({
    resolver: formResolver(resetPasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
    mode: 'onChange',
  })
  const choose = useMutation({
    mutationFn: (values: { password: string; confirmPassword: string }) =>
      chooseFirstPassword({ ...values, token }),
    onSuccess: enter,
    onError: (error) => showServerErrors(form, error, ['password']),
  })
  return (
    <CardForm
      title={texts.title}
      lead={texts.lead}
      onSubmit={form.handleSubmit((values) => choose.mutate(values))}
    >
      <FormProblem error={choose.error} fields={['password']} boxed />
      <div style={{ overflowWrap: 'anywhere' }}>
        <b dir="auto">{name}</b>
        <br />
        <bdi>{email}</bdi>
      </div>
      <NewPasswordFields form={form} email={email} />
      <Button type="submit" size="md" loading={choose.isPending}>
        {choose.isPending ? texts.submitting : texts.submit}
      </Button>
      <Anchor
        component={Link}
        to={doorTo(next, 'student')}
        state={stateFor({ email, role: 'student' })}
        fz="sm"
      >
        {texts.signIn}
      </Anchor>
    </CardForm>
  )
}
