import { expect, test } from 'vitest'
import { readTelemetrySettings } from './settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test('nothing is exported without an endpoint, or if it is switched off', () => {
  expect(readTelemetrySettings({})).toBeUndefined()
  expect(
    readTelemetrySettings({ OTEL_SERVICE_NAME: 'credenza', OTEL_EXPORTER_OTLP_ENDPOINT: '' }),
  ).toBeUndefined()
  expect(readTelemetrySettings({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' }
  expect(readTelemetrySettings({ ...endpoint, ...none })).toBeUndefined()
})

test('each signal goes where its own variable says', () => {
  expect(readTelemetrySettings(endpoint)).toMatchObject({
    traces: true,
    logs: true,
    protocol: 'http/protobuf',
  })
  const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }
  expect(readTelemetrySettings(traces)).toMatchObject({ traces: true, logs: false })
  expect(readTelemetrySettings({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
    traces: false,
    logs: true,
  })
})

test('what we cannot follow stops the start with its name', () => {
  expect(() => readTelemetrySettings({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
  )
  expect(() => readTelemetrySettings({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toThrow(
    'Set OTEL_EXPORTER_OTLP_ENDPOINT too',
  )
  expect(() => readTelemetrySettings({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG',
  )
})
