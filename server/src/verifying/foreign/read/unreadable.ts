/** Nothing that could be checked, with words for the person who brought it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}
