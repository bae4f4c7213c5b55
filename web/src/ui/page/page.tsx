import { Container, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './page.module.css'
import { PageTitle } from './page-title.tsx'

interface PageProps {
  title: string
  /** The title of the browser tab, if it says more. */
  tab?: string
  /** A sentence or value below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** A screen with its h1. */
export function Page({ title, tab, lead, actions, size = 'xl', children }: PageProps) {
  return (
    <Container size={size} py="xl" w="100%">
      <Stack gap="lg">
        <Group justify="space-between" align="flex-end" gap="md">
          <div>
            <PageTitle title={title} tab={tab} />
            {lead && (
              <Text c="dimmed" component="div" mt={4}>
                {lead}
              </Text>
            )}
          </div>
          {actions && (
            <Group gap="sm" className={styles.actions}>
              {actions}
            </Group>
          )}
        </Group>
        {children}
      </Stack>
    </Container>
  )
}
