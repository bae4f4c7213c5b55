import { Anchor, Loader, Select } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { byLabel } from '../../ui/field/by-label.ts'

const texts = signUpTexts.places
/** More than the number of countries; longer city lists show only their first entries, and typing finds the rest. */
const optionsShown = 300

interface PlaceSelectProps {
  label: string
  /** The list that the names come from. */
  list: UseQueryResult
  names: readonly (string | { value: string; label: string })[]
  value: string
  onChange: (name: string) => void
  onBlur: () => void
  ref: (input: HTMLInputElement | null) => void
  error: string | undefined
  /** Whether the value itself says that there is nothing to choose from. */
  fixed?: boolean
}

/** One of the dependent pickers. If its list fails to load, it says so and offers a retry. */
export default function PlaceSelect({
  list,
  names,
  fixed,
  error,
  value,
  onChange,
  ...input
}: PlaceSelectProps) {
  const loading = list.isFetching
  const known = names.some((name) => (typeof name === 'string' ? name : name.value) === value)
  return (
    <Select
      {...input}
      required
      searchable={!fixed}
      filter={byLabel}
      readOnly={fixed}
      variant={fixed ? 'filled' : 'default'}
      placeholder={common.selectPlaceholder(input.label)}
      // An earlier choice stays visible even if the list has not loaded or does not contain it.
      data={value === '' || known ? [...names] : [value, ...(names as string[])]}
      limit={optionsShown}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      allowDeselect={false}
      nothingFoundMessage={loading ? common.loading : common.noOptions}
      rightSection={loading ? <Loader size={16} aria-label={common.loading} /> : undefined}
      value={value || null}
      onChange={(name) => onChange(name ?? '')}
      error={
        list.isError && !loading ? (
          <>
            {texts.failed}
            {sentenceGap}
            <Anchor component="button" type="button" fz="inherit" onClick={() => void list.refetch()}>
              {common.retry}
            </Anchor>
          </>
        ) : (
          error
        )
      }
    />
  )
}
