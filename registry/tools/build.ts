import { mkdirSync, writeFileSync } from 'node:fs'
import { compileRegistry, generatedFiles, generatedFolder } from './compile.ts'

// Writes the committed ABI and bytecode. Run after every change of a contract, and commit the result with it.
mkdirSync(generatedFolder, { recursive: true })
for (const [path, text] of Object.entries(generatedFiles(compileRegistry()))) writeFileSync(path, text)
