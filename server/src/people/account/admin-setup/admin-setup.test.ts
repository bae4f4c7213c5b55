import { afterAll, expect, test } from 'vitest'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { prepareFirstAdmin, setUpAdmin } from './admin-setup.ts'

const world = await openTestWorld()
afterAll(() => world.close())

const setUp = (token: string | undefined) =>
  setUpAdmin(world.ctx, { token: token!, email: 'first@org.example', password: 'Quiet-Harbour-47' })

test('processes that start together print one link; a later start replaces it; it makes one administrator', async () => {
  const printed = await Promise.all(Array.from({ length: 4 }, () => prepareFirstAdmin(world.ctx)))
  expect(new Set(printed).size).toBe(1)
  expect(printed[0]).toMatch(/^[A-Za-z0-9_-]{43}$/)
  world.advance(59 * 60_000)
  expect(await prepareFirstAdmin(world.ctx)).toBe(printed[0])
  world.advance(2 * 60_000)
  const later = await prepareFirstAdmin(world.ctx)
  expect(later).not.toBe(printed[0])
  await expect(setUp(printed[0])).rejects.toMatchObject({ sentence: { key: 'forbidden.setup_link_used' } })
  await setUp(later)
  await expect(setUp(later)).rejects.toMatchObject({ sentence: { key: 'forbidden.setup_link_used' } })
  expect(await prepareFirstAdmin(world.ctx)).toBeUndefined()
})

test('with an address and a password, processes that start together make one administrator', async () => {
  const other = await openTestWorld()
  const admin = { email: 'first@org.example', password: 'Quiet-Harbour-47' }
  const ctx = { ...other.ctx, config: { ...other.ctx.config, admin } }
  expect(await Promise.all([prepareFirstAdmin(ctx), prepareFirstAdmin(ctx)])).toEqual([undefined, undefined])
  await other.close()
})
