/** The position of the next step: the first that is neither done nor optional. */
export const firstStep = (steps: readonly { done: boolean; isOptional?: boolean }[]): number =>
  steps.findIndex(({ done, isOptional }) => !done && !isOptional)
