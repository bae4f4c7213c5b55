import { LEARNING_CREDENTIAL } from '@credenza/credential/sd-jwt'
import { walletKey } from '../../src/people/organisation/wallet-key.ts'
import { publishLogo } from '../acts/issuer-pages.ts'
import { callAs, ok } from '../acts/people.ts'
import { writeSitePage } from '../acts/site-pages.ts'
import { openLog } from '../stand-ins/witness-logs.ts'
import { get, type Requests } from './scene.ts'

const unknownCredential = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer: 'did:key:unknown',
  credentialSubject: { name: 'A Name' },
}

export const publicRequests: Requests = {
  'GET /language/:language': get('/language/ar?next=/verify'),
  'POST /api/verify': ({ world }, caller) => callAs(world, caller, 'POST', '/api/verify', unknownCredential),
  'GET /issuers/:id/did.json': get(({ issuerA }) => `/issuers/${issuerA.id}/did.json`),
  'GET /api/site-pages': get('/api/site-pages'),
  'GET /api/site-pages/:page': async ({ world, admin }, caller) => {
    ok(await writeSitePage(world, admin, 'contact', { en: 'Write to us.' }))
    return callAs(world, caller, 'GET', '/api/site-pages/contact')
  },
  'GET /api/issuers/:id': get(({ issuerA }) => `/api/issuers/${issuerA.id}`),
  'GET /issuers/:id/logo.jpg': async ({ world, issuerA }, caller) => {
    await publishLogo(world, issuerA)
    return callAs(world, caller, 'GET', `/issuers/${issuerA.id}/logo.jpg`)
  },
  'GET /issuers/:id/record': get(({ issuerA }) => `/issuers/${issuerA.id}/record`),
  'GET /issuers/:id/status/revocation/:list': get(
    ({ issuerA }) => `/issuers/${issuerA.id}/status/revocation/1`,
  ),
  'GET /issuers/:id/status/2021/:purpose/:list': get(
    ({ issuerA }) => `/issuers/${issuerA.id}/status/2021/suspension/1`,
  ),
  'GET /issuers/:id/status/token/:list': async ({ world, issuerA }, caller) => {
    await walletKey(world.ctx, issuerA.id)
    return callAs(world, caller, 'GET', `/issuers/${issuerA.id}/status/token/1`)
  },
  'GET /.well-known/jwt-vc-issuer/issuers/:id': get(
    ({ issuerA }) => `/.well-known/jwt-vc-issuer/issuers/${issuerA.id}`,
  ),
  'GET /vct/certificate': get('/vct/certificate'),
  'GET /type-metadata/:vct': get(`/type-metadata/${LEARNING_CREDENTIAL}`),
  'GET /issuers/:id/standing': get(({ issuerA }) => `/issuers/${issuerA.id}/standing`),
  'GET /badge/:picture': get(({ recorded }) => `/badge/${recorded[0]}.svg`),
  'GET /.well-known/did.json': get('/.well-known/did.json'),
  'GET /log/:log/checkpoint': get('/log/statements/checkpoint'),
  'GET /log/certificates/anchor/:size': get(({ anchoredSize }) => `/log/certificates/anchor/${anchoredSize}`),
  'GET /log/:log/*': get('/log/certificates/tile/entries/000.p/1'),
  'POST /witness/add-checkpoint': async ({ world }, caller) => {
    const log = openLog('elsewhere.example/log', 1)
    log.append(1)
    return callAs(world, caller, 'POST', '/witness/add-checkpoint', await log.submission(0))
  },
  'GET /witness/:originHash/checkpoint': get(`/witness/${'0'.repeat(64)}/checkpoint`),
  'GET /ipfs/:cid': get(({ cid }) => `/ipfs/${cid}?format=raw`),
  'POST /chain/rpc': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/chain/rpc', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  'OPTIONS /chain/rpc': ({ world }, caller) => callAs(world, caller, 'OPTIONS', '/chain/rpc'),
  'GET /healthz': get('/healthz'),
  'GET /livez': get('/livez'),
  'GET /readyz': get('/readyz'),
  'GET /readyz/:part': get('/readyz/writes'),
  'GET /metrics': get('/metrics'),
  'POST /api/returned-mail': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/returned-mail', {
      event: 'complaint',
      recipient: 'aisha@example.com',
      at: world.ctx.clock().toISOString(),
    }),
  'GET /openapi.json': get('/openapi.json'),
  'GET /docs': get('/docs'),
  'GET /docs/static/*': get('/docs/static/swagger-ui.css'),
  'GET /docs/json': get('/docs/json'),
  'GET /docs/yaml': get('/docs/yaml'),
  'GET /docs/static/index.html': get('/docs/static/index.html'),
  'GET /docs/static/swagger-initializer.js': get('/docs/static/swagger-initializer.js'),
  'GET /docs/static/theme/look.css': get('/docs/static/theme/look.css'),
  'GET /docs/static/theme/icon.svg': get('/docs/static/theme/icon.svg'),
  'GET /v1/openapi.json': get('/v1/openapi.json'),
  'GET /v1/docs': get('/v1/docs'),
  'GET /v1/docs/static/*': get('/v1/docs/static/swagger-ui.css'),
  'GET /v1/docs/json': get('/v1/docs/json'),
  'GET /v1/docs/yaml': get('/v1/docs/yaml'),
  'GET /v1/docs/static/index.html': get('/v1/docs/static/index.html'),
  'GET /v1/docs/static/swagger-initializer.js': get('/v1/docs/static/swagger-initializer.js'),
  'GET /v1/docs/static/theme/look.css': get('/v1/docs/static/theme/look.css'),
  'GET /v1/docs/static/theme/icon.svg': get('/v1/docs/static/theme/icon.svg'),
}
