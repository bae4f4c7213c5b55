import { Button, EmptyState, Text } from '@mantine/core'
import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '../texts/common.ts'
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

/** A list that failed to load, with the reason and a retry button. */
export function TableError({ error, onRetry }: { error?: Error | null; onRetry?: () => void }) {
  return (
    <div className={styles.frame} role="alert">
      <EmptyState
        className={styles.state}
        icon={<CircleAlert size={28} strokeWidth={1.5} />}
        title={error?.message ? `${common.fetchError}${common.colon}${error.message}` : common.fetchError}
      >
        {onRetry && (
          <EmptyState.Actions>
            <Button variant="default" onClick={onRetry}>
              {common.retry}
            </Button>
          </EmptyState.Actions>
        )}
      </EmptyState>
    </div>
  )
}
