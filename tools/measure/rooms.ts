/** The room of a file: a folder of the server, a folder or a feature of the web app. What lies beside the rooms is the front. */
export function roomOf(path: string): string {
  const [workspace, , ...rest] = path.split('/')
  const [first, second] = rest
  if (rest.length === 1) return `${workspace}/front`
  if (workspace === 'web' && first === 'features') return `web/${second}`
  return `${workspace}/${first}`
}
