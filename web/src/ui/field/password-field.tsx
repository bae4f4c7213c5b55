import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { accountTexts } from '../../texts/account.ts'

/** A password that can be shown. Mantine's own field does not tell assistive technology that it is faulty. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': accountTexts.showPassword, tabIndex: 0 }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
)
