/** A tool that backs up a server's log and files. */
export interface Tool {
  name: string
  /** Makes it take the log of the server. */
  begin(): Promise<void>
  /** Takes a full backup. */
  backUp(): Promise<void>
  /** Puts the newest backup, and all of the log since then, into the cluster of this name. */
  restore(cluster: string): Promise<void>
  /** Stops archiving the log. */
  end(): Promise<void>
}
