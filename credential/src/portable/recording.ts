import { isObject } from '../json/values.ts'
import type { Witnesses } from '../verify/checks/seen-by.ts'
import type { ChainCheckpoint, IssuerRecord, Ports, ReviewState } from '../verify/ports.ts'

type Answers<Value> = Record<string, Value | null>

/**
 * What the world answered during one verification, as JSON: enough to repeat it without a network. The status lists and
 * statements in it are signed, and so is what `signed` holds; all else is only the recorder's word.
 */
export type Recording = {
  /** When the questions were asked, ISO 8601. */
  at: string
  logKey: string
  /** Left out where none are known, and in files made before there were any. */
  witnesses?: Witnesses | undefined
  didDocuments: Answers<unknown>
  records: Answers<IssuerRecord>
  statusLists: Answers<unknown>
  statements: Answers<readonly unknown[]>
  /** Left out in files made before certificates could be approved. */
  approvals?: Answers<readonly unknown[]>
  reviews: Answers<ReviewState>
  /** By the size of the log; `null` where there is no chain. */
  chain: Answers<ChainCheckpoint> | null
  /**
   * What the deployment signed of all this: its signed answers, by what they are about. Left out in files made before these were
   * kept.
   */
  signed?: Record<string, unknown>
}

/** Ports that record every answer these give. What cannot be reached is not recorded, and stays unreachable. */
export function recordAnswers(ports: Ports): { ports: Ports; recording: Recording } {
  const { checkpointOnChain } = ports
  const recording: Recording = {
    at: ports.now.toISOString(),
    logKey: ports.logKey,
    ...(ports.witnesses && { witnesses: ports.witnesses }),
    didDocuments: {},
    records: {},
    statusLists: {},
    statements: {},
    ...(ports.approvals && { approvals: {} }),
    reviews: {},
    chain: checkpointOnChain && {},
    ...(ports.signedAnswers && { signed: {} }),
  }
  const { chain, approvals, signed } = recording
  const keepSigned = () =>
    void (signed && Object.assign(signed, Object.fromEntries(ports.signedAnswers ?? [])))
  return {
    recording,
    ports: {
      ...ports,
      resolveDid: written(recording.didDocuments, ports.resolveDid, keepSigned),
      issuerRecord: written(recording.records, ports.issuerRecord, keepSigned),
      fetchStatusList: written(recording.statusLists, ports.fetchStatusList),
      statements: written(recording.statements, ports.statements),
      ...(ports.approvals && approvals && { approvals: written(approvals, ports.approvals) }),
      reviewState: written(recording.reviews, ports.reviewState),
      checkpointOnChain:
        checkpointOnChain &&
        chain &&
        ((wanted) => written(chain, () => checkpointOnChain(wanted), keepSigned)(String(wanted.size))),
    },
  }
}

/** Ports that replay the recorded answers and ask nobody. */
export function replayAnswers(recording: Recording): Ports {
  const { chain, approvals } = recording
  return {
    now: new Date(recording.at),
    logKey: recording.logKey,
    witnesses: recording.witnesses,
    resolveDid: read(recording.didDocuments),
    issuerRecord: read(recording.records),
    fetchStatusList: read(recording.statusLists),
    statements: async (id) => (await read(recording.statements)(id)) ?? [],
    ...(approvals && { approvals: async (id: string) => (await read(approvals)(id)) ?? [] }),
    reviewState: read(recording.reviews),
    checkpointOnChain: chain && (({ size }) => read(chain)(String(size))),
  }
}

/** Whether a value has the outline of a recording. Each answer in it is parsed by the check that asks for it. */
export function isRecording(value: unknown): value is Recording {
  if (!isObject(value)) return false
  const { at, logKey, witnesses, didDocuments, records, statusLists, statements, reviews, chain } = value
  const { approvals = {}, signed = {} } = value
  return (
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof logKey === 'string' &&
    (witnesses === undefined || isWitnesses(witnesses)) &&
    [didDocuments, records, statusLists, statements, approvals, reviews, signed].every(isObject) &&
    (chain === null || isObject(chain))
  )
}

function isWitnesses(value: unknown): value is Witnesses {
  return (
    isObject(value) &&
    Number.isSafeInteger(value.quorum) &&
    Array.isArray(value.keys) &&
    value.keys.every((key) => typeof key === 'string')
  )
}

function written<Value>(
  answers: Answers<Value>,
  ask: (name: string) => Promise<Value | undefined>,
  onAnswer = () => {},
) {
  return async (name: string) => {
    const answer = await ask(name)
    onAnswer()
    answers[name] = answer ?? null
    return answer as Value
  }
}

function read<Value>(answers: Answers<Value>) {
  return async (name: string) => {
    if (!Object.hasOwn(answers, name)) throw new Error('This answer was not recorded')
    return answers[name] ?? undefined
  }
}
