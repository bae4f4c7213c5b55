import type { ComponentProps } from 'react'

/** A named part of the page that scrolls by itself. */
export const ScrollRegion = (props: ComponentProps<'section'> & { 'aria-label': string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} {...props} />
)
