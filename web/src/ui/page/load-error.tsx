import { Button, EmptyState } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import { common } from '../../texts/common.ts'
import styles from '../table/data-table.module.css'

/** Something that failed to load, with the reason and a retry button. */
export function LoadError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className={styles.frame} role="alert">
      <EmptyState
        className={styles.state}
        icon={<CircleAlert size={28} strokeWidth={1.5} />}
        title={error?.message ? `${common.fetchError}${common.colon}${error.message}` : common.fetchError}
      >
        <EmptyState.Actions>
          <Button variant="default" onClick={onRetry}>
            {common.retry}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    </div>
  )
}
