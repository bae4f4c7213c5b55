/** Words of lists that can be searched and filtered. */
export const listTexts = {
  clear: 'Clear search and filters',
}
