#!/usr/bin/env node
import { runVerify } from './run-verify.ts'

/** The program of one file that `tools/build-verifier.mjs` makes: 'credenza verify FILE' without anything else. */
process.exitCode = await runVerify(process.argv[2] === 'verify' ? process.argv.slice(3) : [])
