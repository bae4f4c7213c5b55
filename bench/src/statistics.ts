export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The middle value; of an even number of values, the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
