import { kycTextMaxLength } from '@credenza/schema/constants'
import { Text, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { signUpTexts } from '../../texts/sign-up.ts'
import type { KycForm } from './kyc-form.ts'

interface CountedFieldProps extends Pick<TextInputProps, 'label' | 'placeholder' | 'autoComplete'> {
  name:
    | 'accountHolderName'
    | 'accountNumber'
    | 'bankName'
    | 'branchName'
    | 'swiftFscCode'
    | 'paymentPreference'
}

/** A text of at most 20 characters. It is counted but never cut, because a truncated account number would be wrong. */
export function CountedField({ name, ...input }: CountedFieldProps) {
  const { register, watch, formState } = useFormContext<KycForm>()
  const length = watch(name)?.length ?? 0
  return (
    <TextInput
      required
      error={formState.errors[name]?.message}
      rightSectionWidth={56}
      rightSection={
        <Text span fz="xs" c={length > kycTextMaxLength ? 'var(--mantine-color-error)' : 'dimmed'}>
          <span aria-hidden>{signUpTexts.counter(length, kycTextMaxLength)}</span>
          <VisuallyHidden>{signUpTexts.counterSpoken(length, kycTextMaxLength)}</VisuallyHidden>
        </Text>
      }
      {...input}
      {...register(name)}
    />
  )
}
