import { Center } from '@mantine/core'
import type { ReactNode } from 'react'

/** One card in the middle of an otherwise empty page. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return (
    <Center px="md" py={{ base: 32, xs: 72 }}>
      {children}
    </Center>
  )
}
