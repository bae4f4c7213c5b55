import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { byLabel } from '../../ui/field/by-label.ts'
import { verifiersQuery } from './settings-calls.ts'

interface VerifiersFieldProps {
  value: string[]
  onChange: (ids: string[]) => void
  disabled: boolean
  error: string | undefined
}

/** An issuer's chosen verifiers; if none, every approved one reviews (readings R3). */
export default function VerifiersField({ value, onChange, disabled, error }: VerifiersFieldProps) {
  const verifiers = useQuery(verifiersQuery)
  return (
    <MultiSelect
      label={texts.verifiers}
      description={texts.verifiersHint}
      placeholder={value.length === 0 ? texts.everyVerifier : undefined}
      data={(verifiers.data ?? []).map(({ _id, organizationName }) => ({
        value: _id,
        label: organizationName,
      }))}
      limit={100}
      maxValues={100}
      searchable
      filter={byLabel}
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': texts.clearVerifiers }}
      nothingFoundMessage={texts.verifiersNone}
      disabled={disabled || !verifiers.data}
      value={verifiers.data ? value : []}
      onChange={onChange}
      error={error ?? (verifiers.isLoadingError && texts.verifiersFailed)}
    />
  )
}
