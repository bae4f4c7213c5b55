import { TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'

/**
 * A field whose searchable list loads after the page and is not part of the prerendered page. Until then, a box of the same
 * size takes its place.
 */
export function ComingField({ label, children }: { label: string; children: ReactNode }) {
  const box = <TextInput label={label} required readOnly />
  return useHydrated() ? <Suspense fallback={box}>{children}</Suspense> : box
}
