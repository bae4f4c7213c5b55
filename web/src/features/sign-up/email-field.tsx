import { Anchor, Loader, TextInput, VisuallyHidden } from '@mantine/core'
import { Check } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { stateFor } from '../account/known-person.ts'
import type { SignUpValues } from './details-form.ts'
import type { SignUpRole } from './sign-up-role.ts'
import type { EmailState } from './use-unique-email.ts'

const texts = signUpTexts.email

/** A new account's email, with its availability if known. */
export function EmailField({ role, state }: { role: SignUpRole; state: EmailState }) {
  const { register, formState, getValues } = useFormContext<SignUpValues>()
  const error = formState.errors.email?.message ?? ('message' in state ? state.message : undefined)
  const mark = {
    checking: <Loader size={16} aria-hidden />,
    free: <Check size={18} color="var(--good)" aria-hidden />,
    taken: null,
    refused: null,
    unknown: null,
  }[state.kind]
  const spoken = { checking: texts.checking, free: texts.free, taken: error, refused: error, unknown: '' }[
    state.kind
  ]
  return (
    <div>
      <TextInput
        label={signUpTexts.details.email}
        type="email"
        autoComplete="username"
        required
        error={error}
        rightSection={mark}
        {...register('email')}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {state.kind === 'taken' && (
        <Anchor
          component={Link}
          to="/sign-in"
          state={stateFor({ email: getValues('email'), role })}
          fz="sm"
          underline="always"
        >
          {texts.yours} {common.signIn}
        </Anchor>
      )}
    </div>
  )
}
