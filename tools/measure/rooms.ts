/**
 * The room of a file: a folder of the server, a folder or a feature of the web app. The front is whatever is outside the
 * rooms.
 */
export function roomOf(path: string): string {
  const [workspace, , ...rest] = path.split('/')
  const [first, second] = rest
  if (rest.length === 1) return `${workspace}/front`
  if (workspace === 'web' && first === 'features') return `web/${second}`
  return `${workspace}/${first}`
}
