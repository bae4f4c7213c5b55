/** Words around the help that opens with the question mark on every signed-in page. */
export const helpTexts = {
  open: 'Help with this page',
  title: 'Help',
  keyboard: 'Keyboard shortcuts',
  or: 'or',
  search: 'Search and commands',
  next: 'Where to go next',
} as const
