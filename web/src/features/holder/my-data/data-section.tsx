import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** One thing a student can do with their data. */
export const DataSection = ({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) => (
  <Paper component="section" withBorder radius="lg" p={{ base: 'md', xs: 'xl' }} bg="var(--surface)">
    <Stack>
      <div>
        <Title order={2} fz="lg">
          {title}
        </Title>
        <Text c="dimmed" mt={4}>
          {lead}
        </Text>
      </div>
      {children}
    </Stack>
  </Paper>
)
