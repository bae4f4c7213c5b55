import { Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** 'md' for a part beside others, 'lg' for one that has the width of a form. */
  size?: 'md' | 'lg'
  /** A button beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** The inner distance of a form on its own background, which is smaller on a phone. */
export const formPadding = { base: 'md', xs: 'xl' } as const

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
      p={size === 'lg' ? formPadding : 'lg'}
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
