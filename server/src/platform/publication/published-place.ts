/** How a file is served: its media type, and `cache-control`. */
export interface Served {
  type: string
  cache: string
}

/**
 * A folder or bucket from which another server serves what verifiers read, under this server's paths. Every call may be
 * repeated.
 */
export interface PublishedPlace {
  /** As PUBLISH_TO names it. */
  name: string
  /** Resolves when the file is there as a whole; nobody ever reads part of it. `path` has no leading slash. */
  put(path: string, content: string | Uint8Array, served: Served): Promise<void>
  /** Removing an absent file is not an error. */
  remove(path: string): Promise<void>
  has(path: string): Promise<boolean>
}
