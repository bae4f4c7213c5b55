import './ensure-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Finds a Chromium that starts, or installs one where possible, and writes its path to .cache/browser-path. If Debian's
// headless shell is present, writes its path to .cache/headless-shell-path. The journeys read both
// (e2e/browser/chromium.ts). The order and its reasons: docs/decisions/0006.
const root = join(import.meta.dirname, '..')
const require = createRequire(join(root, 'e2e/package.json'))

const works = (path) => Boolean(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const playwrightOwn = () => require('@playwright/test').chromium.executablePath()

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function installFromDebian(...packages) {
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  run(['update'])
  run(['install', ...options, ...packages])
}

function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (works(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is set to ${wanted}, which does not start. Correct or unset it.`)
  }
  const known = () => [playwrightOwn(), ...systemNames.map(onPath)].find(works)
  const found = known()
  if (found) return found
  if (isDebianAsRoot()) {
    console.log('Installing Chromium from Debian …')
    installFromDebian('chromium', 'fonts-liberation', 'fonts-noto-core')
  } else {
    spawnSync(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = known()
  if (installed) return installed
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.')
}

function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  const name = 'chromium-headless-shell'
  if (!onPath(name) && isDebianAsRoot()) {
    console.log('Installing Debian’s headless shell of Chromium, which the journeys are quicker with …')
    installFromDebian(name)
  }
  return [onPath(name)].find(works)
}

const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
writeFileSync(join(cache, 'browser-path'), findBrowser())
const shell = findHeadlessShell()
if (shell) writeFileSync(join(cache, 'headless-shell-path'), shell)
else rmSync(join(cache, 'headless-shell-path'), { force: true })
