/** A file contains nothing that can be checked. The message is for the person who brought it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}
