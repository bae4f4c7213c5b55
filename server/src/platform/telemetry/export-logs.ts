import { ROOT_CONTEXT, TraceFlags, trace as traces } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import { currentTrace } from '../trace/current-trace.ts'

/** A pino stream that exports each line, in batches. `close` exports the rest. */
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
      // pino's levels go from 10 to 60, OpenTelemetry's from 1 to 24 in steps of four.
      severityNumber: Math.min(24, Math.max(1, (level / 10) * 4 - 3)),
      body: msg,
      attributes: rest,
      context: contextOf(),
    })
  }
  return { stream: { write }, close: () => provider.shutdown() }
}

/** Lines are written where they happen, so they belong to the current span. */
function contextOf() {
  const { id, span, isSampled } = currentTrace() ?? {}
  if (!id || !span) return ROOT_CONTEXT
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return traces.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId: span, traceFlags })
}
