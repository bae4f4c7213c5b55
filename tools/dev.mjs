import './ensure-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

// `npm run dev`: restarts the server when its sources change, and runs Vite, which serves the web app and forwards API
// calls.
const root = join(import.meta.dirname, '..')
const run = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: 'inherit' })
const processes = [
  run(['--watch-path=server/src', '--watch-path=schema/src', 'server/src/main.ts'], root),
  run([join(root, 'tools/run-bin.mjs'), 'react-router', 'dev', '--port', '5173'], join(root, 'web')),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of processes) child.kill(signal)
  })
}
