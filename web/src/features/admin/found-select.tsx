import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { common } from '../../texts/common.ts'
import { scrollingOptions } from '../../ui/table/scrolling-options.ts'
import type { Found } from './find.ts'

interface FoundSelectProps {
  label: string
  description?: string
  placeholder?: string
  chosen: Found | undefined
  onChange: (chosen: Found | undefined) => void
  error?: ReactNode
  /** What is searched, as a cache key. */
  noun: string
  find: (search: string, signal: AbortSignal) => Promise<Found[]>
  /** The label of the button that clears the choice; without it a choice is required. */
  clearLabel?: string
}

/** A select with too many options to load. The server searches while people type. */
export function FoundSelect({ chosen, onChange, noun, find, clearLabel, ...shown }: FoundSelectProps) {
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
      {...shown}
      data={chosen && !isListed ? [chosen, ...data] : data}
      // The server has already searched, and not only in the names.
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(_value, option) => onChange(option ?? undefined)}
      required={!clearLabel}
      allowDeselect={false}
      searchable
      {...scrollingOptions}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? common.loading : common.noOptions}
      clearable={!!clearLabel}
      clearButtonProps={{ 'aria-label': clearLabel }}
    />
  )
}
