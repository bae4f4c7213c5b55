#!/usr/bin/env node
import { runWitness } from '../../proof/witness/alone/run-witness.ts'
import { runVerify } from './run-verify.ts'

/**
 * The single-file program that `tools/build-verifier.mjs` builds. It has only 'credenza verify FILE' and 'credenza witness'.
 */
const [, , command, ...args] = process.argv
process.exitCode =
  command === 'witness' ? await runWitness(args) : await runVerify(command === 'verify' ? args : [])
