/** A bar of a chart, in the units of its drawing; `y` is measured down from the top. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** The end of the axis: the lowest of 1, 2, 5, 10, 20, 50 … that is at least the largest value. */
export function axisEnd(values: readonly number[]): number {
  const largest = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest)!
}

/** The bars of groups side by side in an area of this size, with a group per month and a bar per value. Only 0 has no bar. */
export function barsOf(
  groups: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): Bar[][] {
  const end = axisEnd(groups.flat())
  const groupWidth = width / groups.length
  return groups.map((values, group) => {
    const barWidth = (groupWidth * 0.72) / values.length
    const left = group * groupWidth + groupWidth * 0.14
    return values.map((value, bar) => {
      const barHeight = value === 0 ? 0 : Math.max(1, (value / end) * height)
      return { x: left + bar * barWidth, y: height - barHeight, width: barWidth * 0.86, height: barHeight }
    })
  })
}
