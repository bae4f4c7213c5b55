/**
 * For a Mantine Select with many options: its list of options scrolls itself. Mantine's scroll area inside the list is
 * a scrolling region that no key reaches, which axe reports.
 */
export const scrollingOptions = {
  withScrollArea: false,
  styles: { options: { maxHeight: 260, overflowY: 'auto' } },
} as const
