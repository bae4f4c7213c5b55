import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VerdictCase } from '../verdict-cases/verdict-case.ts'
import { buildVerifier, runVerifier } from '../verify-command.ts'
import { type Judged, judgedBy, judgeEach, textOf } from './judged.ts'

/** Runs `credenza verify`, one process per case. */
export async function judgeByCommand(
  url: string,
  cases: readonly VerdictCase[],
): Promise<Map<string, Judged>> {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
  try {
    const program = buildVerifier(folder)
    return await judgeEach(cases, 3, async (one) => {
      const file = join(folder, `${cases.indexOf(one)}.txt`)
      writeFileSync(file, textOf(one))
      const { printed } = await runVerifier(program, [file, '--json', '--trust', url], one.answers)
      return judgedBy(JSON.parse(printed))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
