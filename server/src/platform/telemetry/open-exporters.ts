import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { exportLogs } from './export-logs.ts'
import { exportSpans } from './export-spans.ts'
import type { TelemetrySettings } from './settings.ts'

/** The exporters of one protocol. They read address, headers, timeout and certificates from OTEL_EXPORTER_OTLP_*. */
const exporters = {
  'http/json': async () => ({
    ...(await import('@opentelemetry/exporter-trace-otlp-http')),
    ...(await import('@opentelemetry/exporter-logs-otlp-http')),
  }),
  'http/protobuf': async () => ({
    ...(await import('@opentelemetry/exporter-trace-otlp-proto')),
    ...(await import('@opentelemetry/exporter-logs-otlp-proto')),
  }),
}

/** Starts exporting traces and logs. Imported only if the settings ask for it. */
export async function openExporters(settings: TelemetrySettings, version: string) {
  const { OTLPTraceExporter, OTLPLogExporter } = await exporters[settings.protocol]()
  const resource = resourceFromAttributes({ 'service.name': 'credenza', 'service.version': version }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const endSpans = settings.traces ? exportSpans(new OTLPTraceExporter(), resource, settings) : undefined
  const logs = settings.logs ? exportLogs(new OTLPLogExporter(), resource) : undefined
  // The process ends even if a receiver does not take the rest, which is then lost.
  const close = async () => {
    await endSpans?.().catch(() => {})
    await logs?.close().catch(() => {})
  }
  return { logStream: logs?.stream, close }
}
