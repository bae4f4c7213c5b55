import type { SecurityEvent } from '@credenza/schema'
import { z } from 'zod'

const timeoutMs = 10_000
/** OpenTelemetry's severity numbers: INFO and WARN. */
const severities = {
  success: { severityNumber: 9, severityText: 'INFO' },
  failure: { severityNumber: 13, severityText: 'WARN' },
} as const
const answer = z.object({
  partialSuccess: z.object({ rejectedLogRecords: z.coerce.number().default(0) }).optional(),
})

/** Builds an ExportLogsServiceRequest in OTLP's JSON: each body is an event's JSON, and its attributes name the event. */
const otlpLogs = (events: readonly SecurityEvent[]) => ({
  resourceLogs: [
    {
      resource: {
        attributes: [
          attribute('service.name', 'credenza'),
          attribute('service.version', events[0]!.observer.version),
          attribute('host.name', events[0]!.observer.hostname),
        ],
      },
      scopeLogs: [{ scope: { name: 'credenza.security' }, logRecords: events.map(logRecord) }],
    },
  ],
})

function logRecord(event: SecurityEvent) {
  const { action, id, outcome, sequence } = event.event
  const nanoseconds = `${BigInt(Date.parse(event['@timestamp'])) * 1_000_000n}`
  return {
    timeUnixNano: nanoseconds,
    observedTimeUnixNano: nanoseconds,
    ...severities[outcome],
    eventName: action,
    body: { stringValue: JSON.stringify(event) },
    attributes: [
      attribute('event.id', id),
      attribute('event.action', action),
      attribute('event.outcome', outcome),
      { key: 'event.sequence', value: { intValue: String(sequence) } },
      ...(event.user ? [attribute('user.id', event.user.id)] : []),
      ...(event.organization ? [attribute('organization.id', event.organization.id)] : []),
    ],
  }
}

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } })

/**
 * Posts events to an OTLP/HTTP receiver and returns how many it rejected; OTLP forbids sending these again. Throws unless the
 * receiver answers with 2xx within ten seconds.
 */
export async function sendOtlp(
  { url, headers }: { url: string; headers: Record<string, string> },
  events: readonly SecurityEvent[],
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(otlpLogs(events)),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`The receiver of security events answered ${response.status}`)
  const { data } = answer.safeParse(await response.json().catch(() => undefined))
  return data?.partialSuccess?.rejectedLogRecords ?? 0
}
