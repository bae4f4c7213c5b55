import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webhookEvents } from '@credenza/schema'
import { describe, expect, test } from 'vitest'
import { newSecret, secretText, signedHeaders } from './sign-message.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/api/webhooks.md'), 'utf8')
const sampleIn = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page)![1]!

/** Runs a sample from the page on one message, in a separate process. Returns its result, or throws. */
type Check = (body: string, headers: Record<string, string>, secret: string) => unknown

const run = (command: string, args: string[], input: unknown): unknown =>
  JSON.parse(execFileSync(command, args, { input: JSON.stringify(input), stdio: 'pipe' }).toString())

const checkByNode: Check = (...message) => {
  const code = `${sampleIn('js')}
    import { readFileSync } from 'node:fs'
    const [body, headers, secret] = JSON.parse(readFileSync(0, 'utf8'))
    console.log(JSON.stringify(verify(Buffer.from(body), headers, secret)))`
  return run(process.execPath, ['--input-type=module', '--eval', code], message)
}

const checkByPython: Check = (...message) => {
  const code = `${sampleIn('python')}
import sys
body, headers, secret = json.load(sys.stdin)
print(json.dumps(verify(body.encode(), headers, secret)))`
  return run('python3', ['-c', code], message)
}

const isPythonHere = spawnSync('python3', ['--version']).status === 0

describe.each([
  ['Node', checkByNode, true],
  ['Python', checkByPython, isPythonHere],
] as const)('the sample in %s', (_name, check, isHere) => {
  test.runIf(isHere)(
    'accepts what we sign, with the old secret too, and nothing else',
    { tags: ['slow'] },
    () => {
      const [old, fresh] = [newSecret(), newSecret()]
      const payload = '{"type":"test","data":{"name":"نور"}}'
      const headers = signedHeaders({ id: 'msg_1', payload }, [fresh, old], new Date())
      for (const secret of [old, fresh])
        expect(check(payload, headers, secretText(secret))).toEqual(JSON.parse(payload))
      expect(() => check(payload, headers, secretText(newSecret()))).toThrow('Not signed')
      expect(() => check(`${payload} `, headers, secretText(fresh))).toThrow('Not signed')
      const late = signedHeaders({ id: 'msg_1', payload }, [fresh], new Date(Date.now() - 600_000))
      expect(() => check(payload, late, secretText(fresh))).toThrow('Too old')
    },
  )
})

test('the page names every event', () => {
  for (const event of webhookEvents) {
    const [noun, act] = event.split('.')
    expect(
      page.includes(`\`${event}\``) || (page.includes(`\`${noun}.`) && page.includes(`\`.${act}\``)),
      event,
    ).toBe(true)
  }
})
