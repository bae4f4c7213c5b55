import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { artifactPath, artifactText, compileRegistry } from './compile.ts'

// Writes the committed {abi, bytecode}. Run after every change of a contract, and commit the result with it.
mkdirSync(dirname(artifactPath), { recursive: true })
writeFileSync(artifactPath, artifactText(compileRegistry()))
