/** A tool that backs up a server's log and files. */
export interface Tool {
  name: string
  /** Makes the tool start archiving the server's log. */
  begin(): Promise<void>
  /** Takes a full backup. */
  backUp(): Promise<void>
  /** Restores the newest backup, and all of the log since then, into the cluster of this name. */
  restore(cluster: string): Promise<void>
  /** Stops archiving the log. */
  end(): Promise<void>
}
