import { Text, type TextProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface ProblemProps extends Pick<TextProps, 'mt'> {
  text: string | undefined
  id?: string
  /** Stays where it is in a dialog, because it comes and goes while somebody types elsewhere. */
  inPlace?: boolean
}

/**
 * Why an act failed, shown next to its control and read out when it appears. Comes into view in a dialog, whose fields may be
 * scrolled while its buttons stay.
 */
export function Problem({ text, inPlace = false, ...rest }: ProblemProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && !inPlace && place.current?.closest('[role="dialog"]'))
      place.current.scrollIntoView({ block: 'nearest' })
  }, [text, inPlace])
  return (
    <Text ref={place} role="alert" fz="sm" c="var(--mantine-color-error)" {...rest}>
      {text}
    </Text>
  )
}
