import { passwordMinLength } from '@credenza/schema/constants'
import type { UseFormReturn } from 'react-hook-form'
import { recoveryTexts } from '../../texts/recovery.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { PasswordRules } from '../../ui/field/password-rules.tsx'

const texts = recoveryTexts.reset

interface NewPasswordFieldsProps {
  form: UseFormReturn<{ password: string; confirmPassword: string }>
  /** The email of the account that the password is for. */
  email: string
}

/** Asks twice for a new password, and shows its requirements. */
export function NewPasswordFields({ form, email }: NewPasswordFieldsProps) {
  const { errors } = form.formState
  const { password, confirmPassword } = form.watch()
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={errors.password?.message}
        {...form.register('password', {
          onChange: () => {
            if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
          },
        })}
      />
      <PasswordField
        label={texts.confirm}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <PasswordRules
        label={texts.rules}
        rules={[
          { text: texts.ruleLength, met: password.length >= passwordMinLength },
          { text: texts.ruleSame, met: password !== '' && password === confirmPassword },
        ]}
      />
    </>
  )
}
