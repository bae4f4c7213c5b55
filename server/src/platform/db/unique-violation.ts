/** Whether a statement failed because a unique constraint forbids its row. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
