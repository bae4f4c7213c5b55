import { embedPortable, filePlace, recordAnswers } from '@credenza/credential/portable'
import { verifyCertificate } from '@credenza/credential/verify'
import { describe, expect, test } from 'vitest'
import { deployment, keepingSigned } from '../../../../credential/test/deployment.ts'
import { testWitness, witnessedBy } from '../../../../credential/test/witnesses.ts'
import { bundle, host, openTerminal, root } from './testing.ts'

const { told, network, verify } = openTerminal()

describe('witnesses', () => {
  const [first, second] = [testWitness(31), testWitness(32)]
  const asking = (...args: string[]) => ['--trust', host, ...args]

  test('that the host names are reported, never required', async () => {
    const named = await network()
    const fetchJson = async (url: string) => {
      const answer = (await named.fetchJson(url)) as { service?: object[] }
      if (!url.endsWith('/.well-known/did.json')) return answer
      const id = `did:web:${host}#witnesses`
      const serviceEndpoint = { quorum: 2, verifierKeys: [first.verifierKey, second.verifierKey] }
      return { ...answer, service: [...answer.service!, { id, serviceEndpoint }] }
    }
    const seen = JSON.stringify(await witnessedBy(bundle, first))
    expect(await verify(seen, asking(), { ...named, fetchJson })).toBe(0)
    expect(told.printed).toContain('Seen by 1 of 2 witnesses: witness31.example.')
  })

  test('that are required must have signed: all, or as many as the quorum', async () => {
    const seen = JSON.stringify(await witnessedBy(bundle, first))
    const both = ['--witness', first.verifierKey, '--witness', second.verifierKey]
    expect(await verify(seen, asking('--witness', first.verifierKey))).toBe(0)
    expect(await verify(seen, asking(...both))).toBe(2)
    expect(told.printed).toContain('Too few witnesses have seen')
    expect(await verify(seen, asking(...both, '--quorum', '1'))).toBe(0)
    expect(await verify(JSON.stringify(bundle), asking(...both, '--quorum', '1'))).toBe(2)
  })

  test('can be required offline too: for a page, in place of those that it names', async () => {
    const { ports, recording } = recordAnswers(keepingSigned(await deployment(root)))
    const seen = await witnessedBy(bundle, first)
    await verifyCertificate(seen, ports)
    const file = { bundle: seen, recording, link: `https://${host}/verify/x`, drawing: null }
    const html = embedPortable(`<!doctype html>${filePlace}`, file)
    const offline = ['--offline', '--trust', recording.logKey]
    expect(await verify(html, [...offline, '--witness', first.verifierKey])).toBe(0)
    expect(await verify(html, [...offline, '--witness', second.verifierKey])).toBe(2)
    expect(await verify(JSON.stringify(seen), [...offline, '--witness', first.verifierKey])).toBe(2)
    expect(told.printed).toContain('Seen by 1 of 1 witnesses: witness31.example.')
  })
})
