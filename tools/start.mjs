import './ensure-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

// `npm start`: builds the web app when it is not built for these sources, then runs the server. `--demo` adds the
// demonstration tenant once the server answers.
const root = join(import.meta.dirname, '..')
const { buildWebIfNeeded } = await import('./build-web.ts')
await buildWebIfNeeded(root)

const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
