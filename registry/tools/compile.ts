import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const solc: { compile(input: string, callbacks: { import: (path: string) => ImportAnswer }): string } =
  require('solc')

type ImportAnswer = { contents: string } | { error: string }
type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: unknown[]; evm: { bytecode: { object: string } } }>>
}
export type Artifact = { abi: unknown[]; bytecode: string }

export const registryFolder = join(import.meta.dirname, '..')
export const generatedFolder = join(registryFolder, 'src/generated')
const entry = 'contracts/CertificateRegistry.sol'

/**
 * Compiles CertificateRegistry with the npm solc and the settings of foundry.toml (a test compares the bytecode with
 * forge's). Throws with the compiler's messages, including warnings.
 */
export function compileRegistry(): Artifact {
  const input = {
    language: 'Solidity',
    sources: { [entry]: { content: readFileSync(join(registryFolder, entry), 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { [entry]: { CertificateRegistry: ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output: Output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
  if (output.errors?.length) throw new Error(output.errors.map((e) => e.formattedMessage).join('\n'))
  const contract = output.contracts[entry]?.CertificateRegistry
  if (!contract) throw new Error(`solc answered without ${entry}: is its version the one in package.json?`)
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
}

/** The texts of the committed files, by path: {abi, bytecode} for any program, and the ABI again as a typed constant. */
export function generatedFiles(artifact: Artifact): Record<string, string> {
  const abi = JSON.stringify(artifact.abi, null, 1)
  return {
    [join(generatedFolder, 'certificate-registry.json')]: `${JSON.stringify(artifact, null, 1)}\n`,
    [join(generatedFolder, 'certificate-registry-abi.ts')]:
      `export const certificateRegistryAbi = ${abi} as const\n`,
  }
}

function readImport(path: string): ImportAnswer {
  try {
    return { contents: readFileSync(locate(path), 'utf8') }
  } catch {
    return { error: `not found: ${path}` }
  }
}

function locate(path: string): string {
  return path.startsWith('@') ? require.resolve(path) : join(registryFolder, path)
}
