import { Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** A titled part of the dashboard. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} withBorder radius="lg" p="lg" bg="var(--surface)">
      <Title order={2} fz={18} id={id} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  )
}
