import { callAs, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Request, type Requests } from './scene.ts'

/** A call of somebody who has just shown a second factor. */
const afterProof =
  (method: 'PUT' | 'POST', path: string, body?: unknown): Request =>
  async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, method, path, body)
  }

export const ownNameRequests: Requests = {
  'GET /api/own-name': get('/api/own-name'),
  'PUT /api/own-name/host': afterProof('PUT', '/api/own-name/host', { host: '' }),
  'PUT /api/own-name/sender': afterProof('PUT', '/api/own-name/sender', { address: '' }),
  'POST /api/own-name/sender/check': afterProof('POST', '/api/own-name/sender/check'),
  'GET /api/sign-in/house': get('/api/sign-in/house'),
  'GET /api/sign-in/hosts': get('/api/sign-in/hosts?domain=certificates.uni.example'),
}
