import type { CheckResult } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, ok } from './people.ts'

export interface NamedFile {
  name: string
  bytes: Uint8Array | string
}

/** Sends files to be checked; every file of the form has the same field. `fields` are other fields, with texts. */
export async function startCheck(
  world: TestWorld,
  { token }: Caller,
  files: readonly NamedFile[],
  {
    prefix = '/api',
    headers = {},
    fields = {},
  }: { prefix?: string; headers?: Record<string, string>; fields?: Record<string, string> } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes } of files)
    form.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name))
  const packed = new Response(form)
  return world.send({
    method: 'POST',
    url: `${prefix}/checks`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': packed.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
}

/** The results of a check, once all of them are there. */
export async function resultsOf(
  world: TestWorld,
  caller: Caller,
  checkId: string,
  { prefix = '/api', after = 0, language = 'en' } = {},
): Promise<CheckResult[]> {
  const response = await callAs(
    world,
    caller,
    'GET',
    `${prefix}/checks/${checkId}/results.ndjson?after=${after}`,
    undefined,
    { 'accept-language': language },
  )
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** Checks files and returns their results by name. */
export async function checkFiles(
  world: TestWorld,
  caller: Caller,
  files: readonly NamedFile[],
): Promise<Map<string, CheckResult>> {
  const { checkId } = ok(await startCheck(world, caller, files)).data
  const results = await resultsOf(world, caller, checkId)
  return new Map(results.map((result) => [result.name, result]))
}

/** The id of a check of these files that has ended. */
export async function endedCheck(
  world: TestWorld,
  caller: Caller,
  files: readonly NamedFile[],
): Promise<string> {
  const { checkId } = ok(await startCheck(world, caller, files)).data
  await resultsOf(world, caller, checkId)
  return checkId
}
