import { TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * A field whose part with a list to search is loaded after the page, and is no part of the prerendered one: until then a
 * box of the same size stands in its place.
 */
export function ComingField({ label, children }: { label: string; children: ReactNode }) {
  const box = <TextInput label={label} required readOnly />
  return useHydrated() ? <Suspense fallback={box}>{children}</Suspense> : box
}
