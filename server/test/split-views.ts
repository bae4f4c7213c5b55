import { type NoteKey, openCosignatures, openNote } from '@credenza/credential/log'
import { keysOf } from '../src/platform/keys/keys.ts'
import { openWitnessKey } from '../src/platform/keys/signing-key.ts'
import { addCheckpoint, type Witness } from '../src/proof/witness/add-checkpoint.ts'
import { formatSubmission } from '../src/proof/witness/submission.ts'
import { submitCheckpoint } from '../src/proof/witness/submit-checkpoint.ts'
import { memoryHeads, openLog, type TestLog } from './stand-ins/witness-logs.ts'

/** Repeatable randomness: mulberry32. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return { below: (limit: number) => Math.floor(next() * limit), chance: (of: number) => next() < of }
}
type Dice = ReturnType<typeof dice>

/** Signs what it is sent; an honest one only signs what follows. */
export type SimulatedWitness = { key: NoteKey; add: (body: string) => ReturnType<typeof addCheckpoint> }

function openWitness(seed: number, log: TestLog, isHonest: boolean): SimulatedWitness {
  const key = openWitnessKey(keysOf(new Uint8Array(32).fill(seed)))
  const witness = (): Witness => ({
    name: `w${seed}.example`,
    key,
    logs: new Map([[log.origin, [log.key]]]),
    heads: isHonest ? kept.heads : memoryHeads().heads,
    clock: () => new Date('2026-11-20T12:00:00Z'),
  })
  const kept = memoryHeads()
  const asNew = (body: string) => `old 0\n\n${body.slice(body.indexOf('\n\n') + 2)}`
  return {
    key: { name: `w${seed}.example`, publicKey: key.publicKey },
    // A dishonest one forgets what it has signed, and so signs every history.
    add: (body) => addCheckpoint(witness(), isHonest ? body : asNew(body)),
  }
}

export interface Scene {
  log: TestLog
  witnesses: SimulatedWitness[]
  /** How many must sign so that two histories cannot both have enough, given the number of dishonest ones here. */
  quorum: number
}

/** A log and its witnesses, some of whom are dishonest. */
function openScene({ below }: Dice): Scene {
  const log = openLog('log.example/log', 1 + below(200))
  const total = 1 + below(7)
  const dishonest = below(Math.ceil(total / 2))
  const witnesses = Array.from({ length: total }, (_, i) => openWitness(i + 1, log, i >= dishonest))
  return { log, witnesses, quorum: Math.floor((total + dishonest) / 2) + 1 }
}

/** A log's own view of each witness's progress. */
export type Views = Map<SimulatedWitness, number>

/** The honest log grows and has its witnesses sign. Returns the note with the lines that it got, and the refusals. */
async function growHonestly({ log, witnesses }: Scene, views: Views, { below, chance }: Dice) {
  log.append(1 + below(20))
  const size = log.size
  const note = await log.checkpointAt(size)
  let cosigned = note
  const refused: unknown[] = []
  for (const witness of witnesses) {
    // Some are occasionally out of reach, and some answers are lost.
    if (chance(0.2)) continue
    const submitted = await submitCheckpoint(
      async (body) => witness.add(body),
      witness.key,
      { size, note },
      { knownSize: views.get(witness) ?? 0, proofFrom: (from) => log.proofFrom(from, size) },
    )
    if (!('line' in submitted)) refused.push(submitted)
    else if (chance(0.9)) {
      views.set(witness, size)
      cosigned += submitted.line
    }
  }
  return { size, note: cosigned, refused }
}

/**
 * The log shows somebody else another history, starting at the leaf `at`, and gets every signature for it that it can:
 * with proofs that are right for the other history, for the first one, cut, or missing, from every size that it may
 * claim.
 */
async function forkNote({ log, witnesses }: Scene, at: number, { below, chance }: Dice) {
  const other = log.fork(at, 1 + below(250))
  if (chance(0.5)) other.append(1 + below(20), 7)
  // A rollback, a state of the same size, or a longer one.
  const size = chance(0.3) ? at + 1 : other.size
  const note = await other.checkpointAt(size)
  let cosigned = note
  for (const witness of witnesses) {
    for (const old of new Set([0, log.size, below(log.size + 1)])) {
      for (const proof of await proofsFor(other, log, old, size)) {
        const { status, body } = await witness.add(formatSubmission(old, proof, note))
        if (status === 200) cosigned += body
      }
    }
  }
  return { size, note: cosigned }
}

async function proofsFor(other: TestLog, log: TestLog, old: number, size: number): Promise<Uint8Array[][]> {
  const proofs: Uint8Array[][] = [[]]
  if (old <= size) proofs.push(await other.proofFrom(old, size))
  if (old <= size && size <= log.size) proofs.push(await log.proofFrom(old, size))
  return [...proofs, proofs.at(-1)!.slice(1), proofs.at(-1)!.toReversed()]
}

/** Whether a verifier who requires the scene's quorum believes this state of the log. */
async function isBelieved({ log, witnesses, quorum }: Scene, note: string): Promise<boolean> {
  const isSigned = (await openNote(note, log.key)).ok
  const { seen } = await openCosignatures(
    note,
    witnesses.map(({ key }) => key),
  )
  return isSigned && seen.length >= quorum
}

/**
 * One simulation: a log grows honestly and then shows a second history. Names what went wrong, and returns whether the
 * first history was believed, without which there is nothing to split from.
 */
export async function simulate(seed: number): Promise<{ problems: string[]; wasBelieved: boolean }> {
  const chance = dice(seed)
  const scene = openScene(chance)
  const views: Views = new Map()
  const problems: string[] = []
  let wasBelieved = false
  for (let round = 1 + chance.below(5); round > 0; round--) {
    const { note, refused } = await growHonestly(scene, views, chance)
    if (refused.length > 0) problems.push(`seed ${seed}: honest traffic was refused`)
    wasBelieved = await isBelieved(scene, note)
  }
  const { note } = await forkNote(scene, chance.below(scene.log.size), chance)
  if (wasBelieved && (await isBelieved(scene, note)))
    problems.push(`seed ${seed}: a second history was believed`)
  return { problems, wasBelieved }
}
