import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace as traces } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { recordSpans, type SpanFacts } from '../trace/span.ts'
import type { Trace } from '../trace/trace.ts'
import type { TelemetrySettings } from './settings.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }

/** Records spans, each in our own trace, and exports them in batches. The returned function exports the rest and stops. */
export function exportSpans(
  exporter: SpanExporter,
  resource: Resource,
  settings: TelemetrySettings,
): () => Promise<void> {
  const random = new RandomIdGenerator()
  let rootId = ''
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    // A trace that begins here has the request's id.
    idGenerator: { generateTraceId: () => rootId, generateSpanId: () => random.generateSpanId() },
  })
  const tracer = provider.getTracer('credenza')
  recordSpans(({ name, kind, attributes }: SpanFacts, { id, span: parent, isSampled }: Trace) => {
    rootId = id
    const flags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    const context = parent
      ? traces.setSpanContext(ROOT_CONTEXT, {
          traceId: id,
          spanId: parent,
          traceFlags: flags,
          isRemote: true,
        })
      : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
    const { spanId, traceFlags } = span.spanContext()
    return {
      trace: { id, span: spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
      end: ({ error, attributes = {} } = {}) => {
        span.setAttributes(attributes)
        if (error !== undefined) {
          span.setAttribute('error.type', error)
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  })
  return () => {
    recordSpans(undefined)
    return provider.shutdown()
  }
}

function samplerOf({ sampler, ratio }: TelemetrySettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
