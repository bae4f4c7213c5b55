import { TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'

/** A field whose part with a list to search is loaded after the page: until then a box of the same size stands in its place. */
export function ComingField({ label, children }: { label: string; children: ReactNode }) {
  return <Suspense fallback={<TextInput label={label} required readOnly />}>{children}</Suspense>
}
