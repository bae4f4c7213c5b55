import { ROOT_CONTEXT, TraceFlags, trace as traces } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import { currentTrace } from '../trace/current-trace.ts'

/** A pino stream that sends each line on, in batches. `close` sends the rest. */
export function exportLogs(
  exporter: LogRecordExporter,
  resource: Resource,
): { stream: { write(line: string): void }; close(): Promise<void> } {
  const provider = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter })] })
  const logger = provider.getLogger('credenza')
  const write = (line: string) => {
    const { level, time, msg, pid: _, hostname: __, ...rest } = JSON.parse(line)
    logger.emit({
      timestamp: time,
      // pino counts 10 to 60, OpenTelemetry 1 to 24 in fours.
      severityNumber: Math.min(24, Math.max(1, (level / 10) * 4 - 3)),
      body: msg,
      attributes: rest,
      context: contextOf(),
    })
  }
  return { stream: { write }, close: () => provider.shutdown() }
}

/** A line is written where it happens, so it belongs to the span there. */
function contextOf() {
  const { id, span, isSampled } = currentTrace() ?? {}
  if (!id || !span) return ROOT_CONTEXT
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return traces.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId: span, traceFlags })
}
