import './ensure-node.mjs'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// `npm start`: builds the web app unless it was built from these sources, then runs the server. `npm run demo` does the
// same in a data folder of its own, and fills it through the public API once the server answers.
const root = join(import.meta.dirname, '..')
const isDemo = process.argv.includes('--demo')
const { buildWebIfNeeded } = await import('./build-web.ts')
buildWebIfNeeded(root)

const env = { ...process.env }
const demo = isDemo ? await import('./demo/demo.ts') : undefined
if (demo) Object.assign(env, demo.demoEnvironment(root, env))

// Without limits, V8 lets garbage grow as far as the machine's memory allows. With these the whole server stays within half
// a gigabyte while it imports 100,000 students. A release uses the same (tools/release/credenza.sh).
const memoryLimits = readFileSync(join(root, 'server/node-options'), 'utf8').trim().split(' ')
const server = spawn(process.execPath, [...memoryLimits, join(root, 'server/src/main.ts')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

let url
for await (const line of createInterface({ input: server.stdout })) {
  console.log(line)
  url ??= /^Credenza is ready: +(\S+)$/.exec(line)?.[1]
  if (demo && /^(Administration|First administrator):/.test(line)) await demo.fillDemo(url, env)
}
