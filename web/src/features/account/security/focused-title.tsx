import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** A heading that takes the focus when it appears, because its content has replaced something else. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Title order={3} fz="md" ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
