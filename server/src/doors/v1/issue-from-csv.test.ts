// @module-tag slow
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, categoryName, makeAdmin, makeIssuer, ok } from '../../../test/acts/people.ts'
import { type ServerProcess, startServerProcess } from '../../../test/processes/server-process.ts'
import { openTestWorld, type TestWorld } from '../../../test/worlds/test-world.ts'

const example = join(import.meta.dirname, '../../../../examples/issue-from-csv')
let world: TestWorld
let server: ServerProcess
let key: Caller & { token: string }

beforeAll(async () => {
  world = await openTestWorld()
  key = await makeApiKey(world, await makeIssuer(world, await makeAdmin(world)))
  server = await startServerProcess(world)
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

/** Runs the example as its page describes, and returns what it printed. */
async function issue(category: string): Promise<{ stdout: string; stderr: string }> {
  const facts = ['--category', category, '--title', 'Bachelor of Science', '--date', '2026-06-30']
  return promisify(execFile)(process.execPath, ['issue.mjs', 'students.csv', ...facts], {
    cwd: example,
    env: { CREDENZA_URL: server.url, CREDENZA_KEY: key.token },
  })
}

const countSigned = async () =>
  ok(await callAs(world, key, 'GET', '/v1/certificates?signed=true&limit=1')).total

test('the script of the docs issues 500 certificates from a CSV, and none twice when it runs again', async () => {
  const { stdout, stderr } = await issue(categoryName)
  expect(stderr).toContain('500 of 500 are signed.')
  const [head, ...links] = stdout.trimEnd().split('\n')
  expect(head).toBe('email,certificateId,verifyUrl')
  expect(new Set(links).size).toBe(500)
  expect(links[0]).toMatch(/^amal\.haddad\.1@students\.example,cert_\w+,https:\/\/\S+\/verify\/\w+$/)
  expect(await countSigned()).toBe(500)

  expect((await issue(categoryName)).stdout).toBe(stdout)
  expect(await countSigned()).toBe(500)
})

test('it prints what the server refuses, and issues nothing', async () => {
  const failed = issue('Knighthood').catch((error: { code: number; stderr: string }) => error)
  expect(await failed).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'certificates.0.category: Choose a certificate type from your categories.',
    ),
  })
  expect(await countSigned()).toBe(500)
})
