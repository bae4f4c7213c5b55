import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { common } from '../../texts/common.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'
import { issuersQuery } from './upload-calls.ts'

interface IssuerSelectProps {
  value: string
  error: string | undefined
  onChange: (issuerId: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

const searchDelayMs = 250

/** Picks an approved issuer; the server searches by name. */
export function IssuerSelect({ value, error, onChange, onBlur, ref }: IssuerSelectProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [wanted] = useDebouncedValue(search === chosen?.label ? '' : search, searchDelayMs)
  const issuers = useQuery(issuersQuery(wanted))
  const found = (issuers.data ?? []).map(({ _id, organizationName }) => ({
    value: _id,
    label: organizationName,
  }))
  const isFound = found.some((option) => option.value === chosen?.value)
  return (
    <Select
      label={texts.issuer}
      required
      placeholder={common.selectPlaceholder(texts.issuer)}
      data={chosen && !isFound ? [chosen, ...found] : found}
      nothingFoundMessage={common.noOptions}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      error={error}
      value={value || null}
      onChange={(id, option) => {
        setChosen(option ? { value: option.value, label: option.label } : null)
        onChange(id ?? '')
      }}
      onBlur={onBlur}
      ref={ref}
    />
  )
}
