import { type MantineSpacing, Paper, Stack, type StyleProp, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** Inner distance; 20 px by default. */
  p?: StyleProp<MantineSpacing>
  children: ReactNode
}

/** A titled part of a page with its own background. */
export function Section({ title, p = 'lg', children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} withBorder radius="lg" p={p} bg="var(--surface)">
      <Stack>
        <Title order={2} fz="lg" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  )
}
