import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditTexts as texts } from '../../../texts/audit.ts'
import { scrollingOptions } from '../../../ui/scrolling-options.ts'

interface Option {
  value: string
  label: string
}

interface FoundSelectProps {
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  /** The chosen value with its name, if known from elsewhere. */
  chosen: Option | undefined
  onChange: (value: string) => void
  /** What is searched, for the cache key. */
  noun: string
  find: (search: string, signal: AbortSignal) => Promise<Option[]>
}

/** A select with too many options to load: the server searches during typing. */
export function FoundSelect({ label, placeholder, chosen, onChange, noun, find }: FoundSelectProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, 250)
  const { data = [], isFetching } = useQuery({
    queryKey: ['found', noun, search],
    queryFn: ({ signal }) => find(search, signal),
    placeholderData: keepPreviousData,
  })
  const isListed = data.some(({ value }) => value === chosen?.value)
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={chosen && !isListed ? [chosen, ...data] : data}
      // The server has already searched, and in more than the names.
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(value) => onChange(value ?? '')}
      searchable
      {...scrollingOptions}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? texts.searching : texts.nothingFound}
      clearable
      clearButtonProps={{ 'aria-label': texts.clearOne(label) }}
    />
  )
}
