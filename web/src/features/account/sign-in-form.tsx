import { type Role, signInRequest } from '@credenza/schema/account'
import { zodResolver } from '@hookform/resolvers/zod'
import {
  Alert,
  Anchor,
  Button,
  Paper,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { homeOf } from '../../lib/guard.ts'
import { startSession } from '../../lib/session.ts'
import { accountTexts as texts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { signIn } from './account-calls.ts'
import { returnPath } from './return-path.ts'

interface SignInFormProps {
  title: string
  lead: string
  /** The roles of this door; more than one shows the toggle. */
  roles: readonly [Role, ...Role[]]
  otherDoor: { label: string; to: string }
}

/** One form for the three doors to POST /api/sign-in (readings R1). */
export function SignInForm({ title, lead, roles, otherDoor }: SignInFormProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = params.get('next')
  const form = useForm({
    resolver: zodResolver(signInRequest),
    defaultValues: { email: '', password: '', selectedRole: roles[0] },
    mode: 'onTouched',
  })
  const submit = useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => {
      startSession({ role: answer.role, data: answer.data, userData: answer.userData })
      toast.success(answer.message)
      void navigate(returnPath(next, answer.role) ?? homeOf(answer.role))
    },
  })
  const { errors } = form.formState
  const role = form.watch('selectedRole')

  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={420} bg="var(--surface)">
      <title>{`${title} · ${common.product}`}</title>
      {/* Sent before the scripts have run, the password must not become part of an address: never GET. */}
      <form method="post" noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
        <Stack>
          <div>
            <Title order={1} fz={24}>
              {title}
            </Title>
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          </div>
          {next && !submit.isError && <Alert color="indigo">{texts.sessionEnded}</Alert>}
          {submit.isError && (
            <Alert color="red" role="alert">
              {messageOf(submit.error)}
            </Alert>
          )}
          {roles.length > 1 && (
            <SegmentedControl
              fullWidth
              aria-label={texts.roleLabel}
              data={roles.map((value) => ({
                value,
                label: value === 'issuer' ? texts.issuer : texts.verifier,
              }))}
              value={role}
              onChange={(value) => form.setValue('selectedRole', value)}
            />
          )}
          <TextInput
            label={texts.email}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" loading={submit.isPending} size="md">
            {submit.isPending ? texts.signingIn : common.signIn}
          </Button>
          <Text fz="sm" c="dimmed">
            {texts.otherDoors}{' '}
            <Anchor component={Link} to={otherDoor.to} fz="sm" underline="always">
              {otherDoor.label}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </Paper>
  )
}
