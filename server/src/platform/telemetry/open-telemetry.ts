import { version } from '@credenza/schema/version'
import { readTelemetrySettings } from './settings.ts'

export interface Telemetry {
  /** A second destination for log lines, if they are exported. */
  logStream: { write(line: string): void } | undefined
  /** Exports what has not been exported yet, if possible. */
  close(): Promise<void>
}

/**
 * Exports traces and logs over OTLP/HTTP if the standard OTEL_* variables name a receiver. Otherwise loads nothing of
 * OpenTelemetry.
 */
export async function openTelemetry(env: Record<string, string | undefined>): Promise<Telemetry> {
  const settings = readTelemetrySettings(env)
  if (!settings) return { logStream: undefined, close: async () => {} }
  const { openExporters } = await import('./open-exporters.ts')
  return openExporters(settings, version)
}
