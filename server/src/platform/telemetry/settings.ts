import { z } from 'zod'

/** The OpenTelemetry variables that we read ourselves. Its exporters and resource read the others. */
const environment = z.object({
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z.url().optional(),
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
  sampler: z.infer<typeof environment>['OTEL_TRACES_SAMPLER']
  ratio: number
}

/**
 * Where and how telemetry is exported; undefined if it is not. Throws a sentence that names a variable whose value we do not
 * support, such as an unknown protocol.
 */
export function readTelemetrySettings(
  env: Record<string, string | undefined>,
): TelemetrySettings | undefined {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`Correct these environment variables: ${names.join('; ')}`)
  }
  const e = parsed.data
  const hasEndpoint = (own: string | undefined) => Boolean(own ?? e.OTEL_EXPORTER_OTLP_ENDPOINT)
  const traces = e.OTEL_TRACES_EXPORTER === 'otlp' && hasEndpoint(e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  const logs = e.OTEL_LOGS_EXPORTER === 'otlp' && hasEndpoint(e.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT)
  if (e.OTEL_SDK_DISABLED || !(traces || logs)) return undefined
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = e
  return { protocol: e.OTEL_EXPORTER_OTLP_PROTOCOL, traces, logs, sampler, ratio }
}
