import { EmptyState, Text } from '@mantine/core'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '../../texts/common.ts'
import styles from './data-table.module.css'

/** Says that nothing was found, with an explanation or the next step. */
export function TableEmpty({ action }: { action?: ReactNode }) {
  return (
    <EmptyState className={styles.state} icon={<Inbox size={28} strokeWidth={1.5} />} title={common.noData}>
      {action && (
        <EmptyState.Actions>
          {typeof action === 'string' ? <Text c="dimmed">{action}</Text> : action}
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
