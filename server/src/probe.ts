import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Config } from './settings/config.ts'

const patienceMs = 4_000

/** Asks the server that runs on this machine with these settings whether it is well: what a container's health check calls. */
export function isHealthy({ host, port, tls }: Config): Promise<boolean> {
  const options = { host: anyAddress[host] ?? host, port, path: '/healthz', timeout: patienceMs }
  return new Promise((resolve) => {
    // Its certificate names the public address, not this one.
    const request = tls ? httpsRequest({ ...options, rejectUnauthorized: false }) : httpRequest(options)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
    request.on('close', () => resolve(false))
    request.end()
  })
}

/** Where to reach a server that listens at every address. */
const anyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
