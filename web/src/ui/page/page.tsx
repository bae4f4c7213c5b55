import { Container, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import styles from './page.module.css'
import { PageTitle } from './page-title.tsx'
import { useTitleAfterActions } from './use-title-after-actions.ts'

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
  const page = useRef<HTMLDivElement>(null)
  const ofActions = useTitleAfterActions(page)
  return (
    <Container size={size} py="xl" w="100%" ref={page}>
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
            <Group gap="sm" className={styles.actions} {...ofActions}>
              {actions}
            </Group>
          )}
        </Group>
        {children}
      </Stack>
    </Container>
  )
}
