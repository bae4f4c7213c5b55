import { expect } from 'vitest'
import { checkLedger } from '../src/review/ledger/check-ledger.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** Expects the ledger's own check to find nothing wrong. */
export async function expectSoundLedger({ ctx }: Pick<TestWorld, 'ctx'>): Promise<void> {
  expect(await checkLedger(ctx.db)).toMatchObject({ ok: true })
}
