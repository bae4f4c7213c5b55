import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRegistry, generatedFiles, registryFolder } from './compile.ts'
import { foundryBinary } from './foundry-binary.ts'
import { gasTable, gasTablePath, measureGas } from './gas.ts'

// Tests everything about the contract: runs forge's tests, and checks that the committed files match the sources, and the
// gas table. Works offline and as any user. Compiles and caches in its own folder, so that nothing stale can pass.

const scratch = mkdtempSync(join(tmpdir(), 'registry-test-'))
try {
  await testRegistry()
  console.log('The committed ABI, bytecode and gas table are those of the contract.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function testRegistry(): Promise<void> {
  runForge()
  const artifact = compileRegistry()
  const built = join(scratch, 'out/CertificateRegistry.sol/CertificateRegistry.json')
  same(
    'the bytecode of forge and of tools/compile.ts',
    JSON.parse(readFileSync(built, 'utf8')).bytecode.object,
    artifact.bytecode,
    'give foundry.toml and tools/compile.ts the same settings',
  )
  for (const [path, text] of Object.entries(generatedFiles(artifact))) {
    same(path, readFileSync(path, 'utf8'), text, 'run `npm run build --workspace registry` and commit it')
  }
  const gas = gasTable(await measureGas())
  same(
    gasTablePath,
    readFileSync(gasTablePath, 'utf8'),
    gas,
    'run `npm run gas --workspace registry` and commit it',
  )
}

function runForge(): void {
  const folders = ['--out', join(scratch, 'out'), '--cache-path', join(scratch, 'cache')]
  const { status, error } = spawnSync(foundryBinary('forge'), ['test', ...folders], {
    cwd: registryFolder,
    env: { ...process.env, HOME: scratch },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The contract tests failed; forge says above which.', { cause: error })
}

function same(what: string, found: string, expected: string, remedy: string): void {
  if (found !== expected) throw new Error(`Not the same: ${what}. If the change is meant, ${remedy}.`)
}
