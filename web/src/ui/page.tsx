import { Container, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { common } from '../texts/common.ts'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** A sentence or a value under the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** A screen with its h1; sets the document's title and takes focus there after a navigation. */
export function Page({ title, lead, actions, size = 'xl', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Container size={size} py="xl" w="100%">
      <title>{`${title} · ${common.product}`}</title>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-end" gap="md">
          <div>
            <Title order={1} fz={26} ref={heading} tabIndex={-1}>
              {title}
            </Title>
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
