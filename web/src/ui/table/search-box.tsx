import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { common } from '../../texts/common.ts'

/**
 * A search field, stored in the address as `?search=` 250 ms after the last key. Where the address changes by itself, for
 * example because all filters are cleared, the field follows.
 */
export function SearchBox({ label }: { label: string }) {
  const [params, setParams] = useSearchParams()
  const written = params.get('search') ?? ''
  const [text, setText] = useState(written)
  const [seen, setSeen] = useState(written)
  if (written !== seen) {
    setSeen(written)
    if (text.trim() === seen) setText(written)
  }
  const write = useDebouncedCallback((value: string) => {
    setParams((before) => withParam(before, 'search', value.trim()), {
      replace: true,
      preventScrollReset: true,
    })
  }, 250)
  const change = (value: string) => {
    setText(value)
    write(value)
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={common.search}
      leftSection={<Search size={16} />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={common.clearSearch} onClick={() => change('')} />
      }
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      w={{ base: '100%', xs: 260 }}
    />
  )
}

/** Copies the address's parameters with one set, or removed if the value is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
