import { currentTrace } from '../trace/current-trace.ts'
import { newTrace, type Trace } from '../trace/trace.ts'

/** A job's row: its payload, and the trace of the request that queued it. */
type Traced<Payload> = Payload & { trace?: Trace }

/** The row of a job that is enqueued here: its payload with the current trace. */
export function withTrace<Payload extends object>(payload: Payload): Traced<Payload> {
  const trace = currentTrace()
  return trace ? { ...payload, trace } : payload
}

/** The payload for the handler, and the trace to run it in; a new one if the row has none. */
export function splitTrace<Payload extends object>(row: Payload): { data: Payload; trace: Trace } {
  const { trace = newTrace(), ...data } = row as Traced<Payload>
  // The cast is safe: without its trace a row is the payload, which TypeScript cannot tell for a type parameter.
  return { data: data as unknown as Payload, trace }
}
