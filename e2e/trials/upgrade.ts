import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiClient } from '../world/api-client.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { category, firstAdmin } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import { report } from './finding.ts'
import { startBalancer } from './upgrade/balancer.ts'
import { startLoad, thesis } from './upgrade/load.ts'
import { openParties } from './upgrade/open-parties.ts'
import { checkOut, forgetDetails, releaseBefore } from './upgrade/release-tree.ts'

// `npm run trial:upgrade [-- COMMIT]`: replaces two processes of the previous release (docs/releases.md, or COMMIT) one by
// one with two of this release, on one Postgres, under load. Both releases restart while the other serves. A release
// without back-fills writes no details for searches. Exit code 1 if a call fails, or a certificate is not found at the end.
const commit = process.argv[2] ?? releaseBefore()
const settleMs = 3_000

const older = checkOut(commit)
forgetDetails(older.folder)
const dataFolder = mkdtempSync(join(tmpdir(), 'credenza-upgrade-'))
await chmod(dataFolder, 0o711)
const balancer = await startBalancer()
const running = new Set<World>()

async function start(sources?: string): Promise<World> {
  const world = await startWorld({
    dataFolder,
    sources,
    env: { PUBLIC_URL: balancer.url, DRAIN_SECONDS: '5' },
  })
  running.add(world)
  await balancer.add(world.url)
  return world
}

async function stop(world: World): Promise<void> {
  running.delete(world)
  await world.kill('SIGTERM')
  balancer.remove(world.url)
}

try {
  let [a, b] = [await start(older.folder), await start(older.folder)]
  const api = apiClient(balancer.url)
  const admin = await firstAdmin({ url: balancer.url, adminToken: a.adminToken })
  const { client: directorate } = await onboard(api, admin, verifier)
  const parties = await openParties(admin, directorate, {})
  const { issuer } = parties
  const load = startLoad(parties, category)
  const foundBy = async (search: string) => {
    const query = new URLSearchParams({ search })
    return (await issuer.get<{ total: number }>(`/get-certificate-from-db?${query}`)).total
  }
  const steps: { what: string; calls: number; failed: number; created: number; foundByDetails: number }[] = []
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work()
    await pause(settleMs)
    const [foundByDetails, created] = [await foundBy(thesis), load.created.length]
    steps.push({ what, calls: load.calls, failed: load.failed.length, created, foundByDetails })
  }
  await step('two older', async () => {})
  await step('the first is replaced: it migrates', async () => {
    await stop(a)
    a = await start()
  })
  await step('the other older restarts', async () => {
    await stop(b)
    b = await start(older.folder)
  })
  await step('the newer restarts', async () => {
    await stop(a)
    a = await start()
  })
  await step('the last older is replaced', async () => {
    await stop(b)
    b = await start()
  })
  await load.stop()

  await until(
    'all are found by their details',
    async () => (await foundBy(thesis)) === load.created.length,
    90_000,
  ).catch(() => {})
  console.table(steps)
  report([
    { what: 'calls that failed', expected: 0, found: load.failed.length },
    { what: 'certificates created', expected: load.created.length, found: await foundBy('hydrology') },
    { what: 'found by their details', expected: load.created.length, found: await foundBy(thesis) },
  ])
  console.log(`From ${commit}: longest time without an answer ${load.longestGapMs} ms.`)
  for (const failure of load.failed.slice(0, 20)) console.log(failure)
} finally {
  const all = [...running]
  for (const world of all.slice(1)) await world.kill('SIGTERM')
  await all[0]?.stop()
  await balancer.stop()
  older.remove()
  rmSync(dataFolder, { recursive: true, force: true })
}
