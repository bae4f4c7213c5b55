import { Alert, Button, Stack } from '@mantine/core'
import { messageOf } from '../../lib/api/api-failure.ts'
import { common } from '../../texts/common.ts'

interface FailedAlertProps {
  title: string
  error: Error
  onRetry: () => void
}

/** Shown instead of a page's content: why it could not be loaded, and a retry button. */
export function FailedAlert({ title, error, onRetry }: FailedAlertProps) {
  return (
    <Alert color="red" title={title} role="alert">
      <Stack align="flex-start">
        {messageOf(error)}
        <Button variant="default" onClick={onRetry}>
          {common.retry}
        </Button>
      </Stack>
    </Alert>
  )
}
