// Compiles the fixed document shapes from the JSON-LD contexts into src/canonical/generated/templates.ts.
// Run it by hand after a change to a builder: node credential/tools/compile-templates.ts
import { writeFile } from 'node:fs/promises'
import { generateTemplates } from './generate-templates.ts'

await writeFile(
  new URL('../src/canonical/generated/templates.ts', import.meta.url),
  await generateTemplates(),
)
