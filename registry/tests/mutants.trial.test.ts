import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registryFolder } from '../tools/compile.ts'
import { foundryBinary } from '../tools/foundry-binary.ts'

// Each mutant breaks one rule of the contract. If a mutant survives, no test covers its rule.
const registry = 'contracts/CertificateRegistry.sol'
const code = 'contracts/CheckpointCode.sol'
const document = 'contracts/CertificateDocument.sol'
const mutants: [file: string, original: string, broken: string][] = [
  [registry, 'external onlyRole(ANCHORER_ROLE)', 'external'],
  [registry, 'address student) external onlyRole(CUSTODIAN_ROLE)', 'address student) external'],
  [registry, 'burn(uint256 index) external onlyRole(CUSTODIAN_ROLE)', 'burn(uint256 index) external'],
  [registry, 'if (size < recordedSize) revert', 'if (size == 999_999_999) revert'],
  [registry, 'size - recordedSize > MAX_GROWTH', 'size - recordedSize > MAX_GROWTH + 1'],
  [registry, 'size - recordedSize > MAX_GROWTH', 'size > MAX_GROWTH'],
  [registry, 'if (!certificatesGrew) _requireSameRoot(last.certificates, certificates);', ''],
  [registry, 'if (!statementsGrew) _requireSameRoot(last.statements, statements);', ''],
  [registry, 'if (!certificatesGrew && !statementsGrew) return;', ''],
  [registry, 'if (!certificatesGrew && !statementsGrew) return;', 'if (!certificatesGrew) return;'],
  [registry, 'statements.size, head.leftCustody)', 'statements.size, 0)'],
  [registry, 'certificates.size - 1, address(0)', 'certificates.size, address(0)'],
  [registry, 'heads.statements.root = EMPTY_ROOT;', ''],
  [registry, ' || student == custodian) revert', ') revert'],
  [registry, 'if (ownerOf(index) != custodian) revert AlreadyDelivered(index);', 'ownerOf(index);'],
  [registry, 'emit Locked(index);', ''],
  [
    registry,
    'if (owner == custodian) _head.leftCustody++;\n        else _balances',
    'if (owner != custodian) _balances',
  ],
  [registry, '_burned.set(index);', '_burned.set(index % 256);'],
  [registry, 'index >= _head.certificates', 'index > _head.certificates'],
  [registry, ' || _burned.get(index)', ''],
  [registry, 'return ownerOf(index) != custodian;', 'return true;'],
  [registry, 'id == type(IERC5192).interfaceId || ', ''],
  [code, 'uint64(block.timestamp)', 'uint64(block.number)'],
  [code, 'statementsRoot := mload(add(code, 81))', 'statementsRoot := mload(add(code, 80))'],
  [code, 'RLP.encode(uint256(number))', 'abi.encodePacked(uint8(number))'],
  [document, 'Strings.escapeJSON(collection)', 'collection'],
]

let folder: string
let copy: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-mutants-'))
  copy = join(folder, 'registry')
  symlinkSync(join(registryFolder, '../node_modules'), join(folder, 'node_modules'))
  for (const part of ['contracts', 'tests', 'tools', 'foundry.toml', 'package.json']) {
    cpSync(join(registryFolder, part), join(copy, part), { recursive: true })
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the unbroken contract passes', () => expect(forgeTest()).toMatch(/0 failed/), 60_000)

for (const [file, original, broken] of mutants) {
  test(`a test fails when "${original}" becomes "${broken}"`, { timeout: 60_000 }, () => {
    const path = join(copy, file)
    const source = readFileSync(path, 'utf8')
    expect(source.split(original).length, 'the original must occur once').toBe(2)
    writeFileSync(path, source.replace(original, broken))
    expect(forgeTest()).toMatch(/[1-9]\d* tests? failed|[1-9]\d* failed/)
    writeFileSync(path, source)
  })
}

/**
 * Runs forge's tests and returns what it prints. For a mutant that does not compile, forge prints no result, and its test
 * fails here.
 */
function forgeTest(): string {
  const { stdout } = spawnSync(foundryBinary('forge'), ['test', '--fuzz-runs', '64'], {
    cwd: copy,
    env: { ...process.env, HOME: folder, FOUNDRY_INVARIANT_RUNS: '8' },
    encoding: 'utf8',
  })
  return stdout
}
