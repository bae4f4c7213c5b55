import { Alert, Button, Stack } from '@mantine/core'
import { messageOf } from '../lib/api/api-failure.ts'
import { common } from '../texts/common.ts'

interface FailedAlertProps {
  title: string
  error: Error
  onRetry: () => void
}

/** In place of what a page would show: why it could not be read, and a button that tries again. */
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
