import type { UseQueryResult } from '@tanstack/react-query'
import { isPassing } from './api/api-failure.ts'

/** Whether what a query shows may be out of date, because the server was out of reach when it was last asked. */
export const isLost = ({
  error,
  failureReason,
  isPaused,
}: Pick<UseQueryResult, 'error' | 'failureReason' | 'isPaused'>): boolean =>
  isPaused || isPassing(failureReason ?? error)
