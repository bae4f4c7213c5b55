import { setTimeout as pause } from 'node:timers/promises'
import { addWorker, rebalance, shardsOf } from '../../server/test/citus/cluster.ts'
import { apiClient } from '../world/api-client.ts'
import { listCertificates } from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { category, firstAdmin } from '../world/seed.ts'
import type { World } from '../world/start-world.ts'
import type { Finding } from './finding.ts'
import { audit } from './run-audit.ts'
import { runTrial } from './run-trial.ts'
import { type Load, type Parties, startLoad } from './upgrade/load.ts'
import { openParties } from './upgrade/open-parties.ts'

// `CITUS_URL=… npm run trial:add-worker`: adds the cluster's last worker while the server runs, so that shards move to it
// while three issuers create, sign and list certificates and have them accepted. Exit code 1 if a call fails or anything is
// missing.
const issuers = ['Ajman', 'Fujairah', 'Hatta']
const calmMs = 20_000

async function trial(world: World): Promise<Finding[]> {
  if (!world.spare) throw new Error('Set CITUS_URL to a cluster of at least two workers.')
  const coordinator = world.settings.DATABASE_URL!
  const admin = await firstAdmin(world)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  const parties: Parties[] = []
  for (const organizationName of issuers)
    parties.push(
      await openParties(admin, directorate, {
        organizationName,
        email: `registry@${organizationName.toLowerCase()}.example`,
      }),
    )

  const loads = parties.map((party) => startLoad(party, category))
  const steps: object[] = []
  const step = async (what: string, work: () => Promise<unknown>) => {
    const [started, calls] = [performance.now(), sum(loads, (load) => load.calls)]
    for (const load of loads) load.longestGapMs = 0
    await work()
    const seconds = (performance.now() - started) / 1000
    steps.push({
      what,
      seconds: Math.round(seconds),
      'calls a second': Number(((sum(loads, (load) => load.calls) - calls) / seconds).toFixed(1)),
      'longest gap, ms': Math.max(...loads.map((load) => load.longestGapMs)),
      failed: sum(loads, (load) => load.failed.length),
      shards: JSON.stringify(await shardsOf(coordinator)),
    })
  }
  await step('before', () => pause(calmMs))
  await step('the worker is added', () => addWorker(coordinator, world.spare!))
  await step('shards move', () => rebalance(coordinator))
  await step('after', () => pause(calmMs))
  for (const load of loads) await load.stop()
  console.table(steps)
  for (const failure of loads.flatMap(({ failed }) => failed).slice(0, 20)) console.log(failure)

  const created = loads.flatMap((load) => load.created)
  const there = new Set<string>()
  for (const { issuer } of parties) for (const { _id } of await listCertificates(issuer)) there.add(_id)
  return [
    { what: 'calls that failed', expected: 0, found: sum(loads, (load) => load.failed.length) },
    {
      what: 'acknowledged as created, but not there',
      expected: 0,
      found: created.filter((id) => !there.has(id)).length,
    },
    { what: 'credenza audit', expected: 'intact', found: await audit(world) },
  ]
}

const sum = (loads: readonly Load[], of: (load: Load) => number): number =>
  loads.reduce((total, load) => total + of(load), 0)

await runTrial(trial, { hasSpare: true })
