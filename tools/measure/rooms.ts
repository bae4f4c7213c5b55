/** The wings of the server, each after those that it builds on. `npm run check` enforces the order. */
export const wings = [
  'proof',
  'people',
  'certificates',
  'review',
  'holders',
  'verifying',
  'operating',
  'doors',
] as const

/**
 * The room of a file: a folder in a wing of the server or in the features of the web app, or any other folder. Files
 * outside all folders count as the front.
 */
export function roomOf(path: string): string {
  const [workspace, , ...rest] = path.split('/')
  const [first, second] = rest
  if (rest.length === 1) return `${workspace}/front`
  const isWing = workspace === 'server' && wings.some((wing) => wing === first) && rest.length > 2
  if (isWing) return `${workspace}/${first}/${second}`
  if (workspace === 'web' && first === 'features') return `web/${second}`
  return `${workspace}/${first}`
}
