import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Problem } from '../../../ui/page/problem.tsx'
import styles from './security.module.css'

interface SecuritySectionProps {
  title: string
  lead: string
  /** A badge or a button at the end of the title's line. */
  aside?: ReactNode
  /** Why the last change failed. */
  problem?: string | undefined
  children?: ReactNode
}

/** One part of an account's protection, with its heading. */
export function SecuritySection({ title, lead, aside, problem, children }: SecuritySectionProps) {
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div className={styles.lead}>
          <Title order={3} fz="md">
            {title}
          </Title>
          <Text c="dimmed" fz="sm">
            {lead}
          </Text>
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </Group>
      {children}
      {problem && <Problem text={problem} />}
    </Stack>
  )
}
