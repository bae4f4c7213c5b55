#!/usr/bin/env node
import { runWitness } from '../../proof/witness/alone/run-witness.ts'
import { runVerify } from './run-verify.ts'

/**
 * The program of one file that `tools/build-verifier.mjs` makes: 'credenza verify FILE' and 'credenza witness', without
 * anything else.
 */
const [, , command, ...args] = process.argv
process.exitCode =
  command === 'witness' ? await runWitness(args) : await runVerify(command === 'verify' ? args : [])
