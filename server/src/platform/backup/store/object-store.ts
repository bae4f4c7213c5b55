/** Where backups are kept: named objects in a folder or a bucket. A name is made of letters, digits, `.`, `-` and slashes. */
export interface ObjectStore {
  /** Stores the whole object or nothing. Replaces an object of this name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  /** The names that begin with this, sorted. */
  list(prefix: string): Promise<string[]>
  /** Ignores names that do not exist. */
  delete(names: readonly string[]): Promise<void>
}
