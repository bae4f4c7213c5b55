import { Button, Stack, TextInput } from '@mantine/core'
import { PenLine } from 'lucide-react'
import { actTexts } from '../../texts/act.ts'
import { useProfile } from './use-profile.ts'

const texts = actTexts.sign

interface SignatureFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** The organisation's digital signature, pasted or filled in with a button. Entering it is the deliberate act of signing. */
export function SignatureField({ value, onChange, error, disabled }: SignatureFieldProps) {
  const own = useProfile().data?.digitalSignature
  const isOwn = own !== undefined && value.trim() === own
  return (
    <Stack gap={6} align="flex-start">
      <TextInput
        label={texts.field}
        required
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        disabled={disabled}
        data-autofocus
        w="100%"
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      {!disabled && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<PenLine size={14} />}
          disabled={!own}
          aria-pressed={isOwn}
          onClick={() => own && onChange(own)}
        >
          {texts.useOwn}
        </Button>
      )}
    </Stack>
  )
}
