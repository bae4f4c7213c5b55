import { mkdirSync, writeFileSync } from 'node:fs'
import { compileRegistry, generatedFiles, generatedFolder } from './compile.ts'

// Writes the ABI and bytecode, which are committed. Run it after every change of a contract, and commit both together.
mkdirSync(generatedFolder, { recursive: true })
for (const [path, text] of Object.entries(generatedFiles(compileRegistry()))) writeFileSync(path, text)
