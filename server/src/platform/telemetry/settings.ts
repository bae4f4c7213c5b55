import { z } from 'zod'
import { parseSettings } from '../parse-settings.ts'
import { otlpHeaders, webAddress } from '../setting-forms.ts'

/** The OpenTelemetry variables that we read ourselves. Its exporters and resource read the others. */
export const telemetryEnvironment = z.object({
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: otlpHeaders.optional(),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: otlpHeaders.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
})

export type TelemetrySettings = {
  protocol: 'http/protobuf' | 'http/json'
  traces: boolean
  logs: boolean
  sampler: z.infer<typeof telemetryEnvironment>['OTEL_TRACES_SAMPLER']
  ratio: number
}

/**
 * Where and how telemetry is exported; undefined if it is not. Throws a sentence that names a variable whose value we do not
 * support, such as an unknown protocol.
 */
export function readTelemetrySettings(
  env: Record<string, string | undefined>,
): TelemetrySettings | undefined {
  const e = parseSettings(telemetryEnvironment, env)
  const hasEndpoint = (own: string | undefined) => Boolean(own ?? e.OTEL_EXPORTER_OTLP_ENDPOINT)
  const traces = e.OTEL_TRACES_EXPORTER === 'otlp' && hasEndpoint(e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  const logs = e.OTEL_LOGS_EXPORTER === 'otlp' && hasEndpoint(e.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT)
  const isAnywhere = hasEndpoint(e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT)
  if (e.OTEL_EXPORTER_OTLP_HEADERS && !isAnywhere)
    throw new Error(
      'Set OTEL_EXPORTER_OTLP_ENDPOINT too: nothing is sent with OTEL_EXPORTER_OTLP_HEADERS alone.',
    )
  if (e.OTEL_SDK_DISABLED || !(traces || logs)) return undefined
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = e
  return { protocol: e.OTEL_EXPORTER_OTLP_PROTOCOL, traces, logs, sampler, ratio }
}
