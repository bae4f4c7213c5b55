/**
 * For a Mantine Select with many options: makes the list itself scroll. Mantine's scroll area inside the list is a
 * scrolling region that the keyboard cannot reach, which axe reports.
 */
export const scrollingOptions = {
  withScrollArea: false,
  styles: { options: { maxHeight: 260, overflowY: 'auto' } },
} as const
