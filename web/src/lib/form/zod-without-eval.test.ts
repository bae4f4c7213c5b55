import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('zod never tries to build functions from text, which our content security policy refuses', () => {
  // In a separate process, because Zod reads its settings only once, when it is first loaded.
  const script = `import './zod-without-eval.ts'; import { config } from 'zod'; console.log(config().jitless)`
  const asModule = ['--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, asModule, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe(
    'true\n',
  )
})
