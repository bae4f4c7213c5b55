import './ensure-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Finds a Chromium that starts, installing one where that is possible, and writes its path to .cache/browser-path,
// which the Playwright configuration reads. Order and reasons: docs/decisions/0006.
const root = join(import.meta.dirname, '..')
const cacheFile = join(root, '.cache/browser-path')
const require = createRequire(join(root, 'e2e/package.json'))

const works = (path) => Boolean(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const playwrightOwn = () => require('@playwright/test').chromium.executablePath()

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function installFromDebian() {
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  run(['update'])
  run(['install', ...options, 'chromium', 'fonts-liberation', 'fonts-noto-core'])
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
    installFromDebian()
  } else {
    spawnSync(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = known()
  if (installed) return installed
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.')
}

mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(cacheFile, findBrowser())
