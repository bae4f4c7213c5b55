import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** Settings under one title in the form. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="sm">
    <Title order={2} fz="lg">
      {title}
    </Title>
    {children}
  </Stack>
)
