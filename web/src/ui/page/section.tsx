import { Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** 'md' for a part beside others, 'lg' for one that has the width of a form, whose distance to its edge is smaller on a phone. */
  size?: 'md' | 'lg'
  /** A button beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a page with its own background. */
export function Section({ title, size = 'md', action, children }: SectionProps) {
  const id = useId()
  const heading = (
    <Title order={2} fz="lg" id={id}>
      {title}
    </Title>
  )
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      withBorder
      radius="lg"
      p={size === 'lg' ? { base: 'md', xs: 'xl' } : 'lg'}
      bg="var(--surface)"
    >
      <Stack>
        {action ? (
          <Group justify="space-between" gap="sm">
            {heading}
            {action}
          </Group>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Paper>
  )
}
