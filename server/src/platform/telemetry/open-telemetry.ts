import { version } from '@credenza/schema/version'
import { readTelemetrySettings } from './settings.ts'

export interface Telemetry {
  /** Where the log's lines go too, if they are exported. */
  logStream: { write(line: string): void } | undefined
  /** Sends what has not been sent yet, if it can. */
  close(): Promise<void>
}

/**
 * Exports traces and logs over OTLP/HTTP if the standard OTEL_* variables name a receiver. Without one nothing of
 * OpenTelemetry is loaded.
 */
export async function openTelemetry(env: Record<string, string | undefined>): Promise<Telemetry> {
  const settings = readTelemetrySettings(env)
  if (!settings) return { logStream: undefined, close: async () => {} }
  const { openExporters } = await import('./open-exporters.ts')
  return openExporters(settings, version)
}
