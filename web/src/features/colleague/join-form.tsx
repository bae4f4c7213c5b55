import { resetPasswordFields } from '@credenza/schema/account'
import { Anchor, Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { Link, useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { doorOf } from '../../lib/session/session.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { colleagueTexts } from '../../texts/colleague.ts'
import { CardForm } from '../../ui/card-form.tsx'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { stateFor } from '../account/known-person.ts'
import { NewPasswordFields } from '../account/new-password-fields.tsx'
import { acceptInvitation, invitationQuery } from './colleague-calls.ts'

const texts = colleagueTexts.join

/** Accepts an invitation by the link '/join#token=…'; the token never reaches a log. */
export function JoinForm() {
  const navigate = useNavigate()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const invitation = useQuery({
    ...invitationQuery(token),
    enabled: token !== '',
  })
  const form = useForm({
    resolver: formResolver(resetPasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
    mode: 'onChange',
  })
  const { data } = invitation
  const door = doorOf(data?.role)
  const state = data && stateFor({ email: data.email, role: data.role })
  const join = useMutation({
    mutationFn: (values: { password: string; confirmPassword: string }) =>
      acceptInvitation({ ...values, token }),
    onSuccess: ({ message }) => {
      toast.success(successWords(message, texts.joined))
      void navigate(door, { replace: true, state })
    },
  })
  const problem = problemOf(token, invitation.error ?? join.error)

  return (
    <CardForm
      title={texts.title}
      lead={data && texts.lead(data.organizationName)}
      onSubmit={form.handleSubmit((values) => join.mutate(values))}
    >
      {problem && <ProblemBox>{problem}</ProblemBox>}
      {token !== '' && invitation.isPending && <Skeleton height={280} radius="md" />}
      {data && (
        <>
          <Invited name={data.name} email={data.email} />
          <NewPasswordFields form={form} email={data.email} />
          <Button type="submit" size="md" loading={join.isPending}>
            {join.isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      )}
      <Anchor component={Link} to={door} state={state} fz="sm">
        {texts.toSignIn}
      </Anchor>
    </CardForm>
  )
}

const Invited = ({ name, email }: { name: string; email: string }) => (
  <div style={{ overflowWrap: 'anywhere' }}>
    <b dir="auto">{name}</b>
    <br />
    <bdi>{email}</bdi>
  </div>
)

function problemOf(token: string, error: Error | null): string | undefined {
  if (token === '') return texts.missing
  return error ? messageOf(error) : undefined
}
