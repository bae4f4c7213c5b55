#!/usr/bin/env node
import { runWitness } from '../../proof/witness/alone/run-witness.ts'
import { runCheckLog } from './run-check-log.ts'
import { runVerify } from './run-verify.ts'

/**
 * The single-file program that `tools/build-verifier.mjs` builds. It has only 'credenza verify FILE', 'credenza check-log' and
 * 'credenza witness'.
 */
const [, , command, ...args] = process.argv
const commands = new Map<string, (argv: readonly string[]) => Promise<number>>([
  ['verify', runVerify],
  ['check-log', runCheckLog],
  ['witness', runWitness],
])
const run = commands.get(command ?? '')
process.exitCode = run ? await run(args) : await runVerify([])
