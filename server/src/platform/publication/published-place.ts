/** How a file is served: its media type, and `cache-control`. */
export interface Served {
  type: string
  cache: string
}

/**
 * A folder or bucket from which another server serves files for verifiers, under this server's paths. Every call may be
 * repeated.
 */
export interface PublishedPlace {
  /** As in PUBLISH_TO. */
  name: string
  /** Resolves when the complete file is there; nobody ever reads part of it. `path` has no leading slash. */
  put(path: string, content: string | Uint8Array, served: Served): Promise<void>
  /** Removing an absent file is not an error. */
  remove(path: string): Promise<void>
  has(path: string): Promise<boolean>
}
