import { NativeSelect } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { withParam } from './search-box.tsx'

interface FilterSelectProps {
  /** The query parameter that holds the choice. */
  param: string
  label: string
  /** The first choice has the empty value: no filter. */
  choices: readonly { value: string; label: string }[]
}

/** Filters a list by one property, which is stored in the address. */
export function FilterSelect({ param, label, choices }: FilterSelectProps) {
  const [params, setParams] = useSearchParams()
  return (
    <NativeSelect
      aria-label={label}
      data={[...choices]}
      value={params.get(param) ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setParams((before) => withParam(before, param, value), { replace: true, preventScrollReset: true })
      }
      w={{ base: '100%', xs: 170 }}
    />
  )
}
