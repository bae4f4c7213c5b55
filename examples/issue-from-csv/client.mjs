import { setTimeout as pause } from 'node:timers/promises'

const mostTries = 8

/**
 * A client of /v1. A call that was refused for being one too many, or that met a server that restarts or a network that
 * is away, is made again: its Idempotency-Key makes that harmless.
 */
export function openClient(url, key) {
  async function call(method, path, { body, idempotencyKey } = {}) {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(new URL(`/v1${path}`, url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        body: body && JSON.stringify(body),
      }).catch((error) => error)
      if (response.ok) return (await response.json()).data
      const mayPass = response instanceof Error || response.status === 429 || response.status >= 500
      if (!mayPass || attempt === mostTries) throw await failureOf(response)
      const waitSeconds = Number(response.headers?.get('retry-after')) || 2 ** attempt / 2
      await pause(waitSeconds * 1000)
    }
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body, idempotencyKey) => call('POST', path, { body, idempotencyKey }),
  }
}

async function failureOf(response) {
  if (response instanceof Error) return response
  const { message, fields } = await response.json().catch(() => ({ message: response.statusText }))
  const details = Object.entries(fields ?? {}).map(([field, text]) => `\n  ${field}: ${text}`)
  return new Error(`${response.status} ${message}${details.join('')}`)
}
