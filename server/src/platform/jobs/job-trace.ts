import { currentTrace } from '../trace/current-trace.ts'
import { newTrace, type Trace } from '../trace/trace.ts'

/** A job's row: its payload, and the trace of the request that queued it. */
type Traced<Payload> = Payload & { trace?: Trace }

/** What the row of a job holds that is queued here. */
export function withTrace<Payload extends object>(payload: Payload): Traced<Payload> {
  const trace = currentTrace()
  return trace ? { ...payload, trace } : payload
}

/** A row's payload as the handler sees it, and the trace to run it in: a new one if nobody asked for the job. */
export function splitTrace<Payload extends object>(row: Payload): { data: Payload; trace: Trace } {
  const { trace = newTrace(), ...data } = row as Traced<Payload>
  // Without its trace a row is the payload again, which TypeScript cannot tell of a type parameter.
  return { data: data as unknown as Payload, trace }
}
