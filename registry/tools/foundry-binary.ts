import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Path of Foundry's own binary in its platform package. The npm wrapper would only work if its install script had run.
 * Throws if no such package is installed.
 */
export function foundryBinary(tool: 'forge' | 'anvil'): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/${tool}-${process.platform}-${cpu}`
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return join(folder, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool)
  } catch {
    throw new Error(
      `${tool} is missing: install ${name}, the optional dependency of @foundry-rs/${tool} for this platform.`,
    )
  }
}
