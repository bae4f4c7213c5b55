import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context.ts'
import { answerErrors } from '../errors.ts'
import { languageRoutes } from '../language.ts'
import { noticeCalls } from './notice-calls.ts'
import { servePages } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'credenza-pages-'))
const pages = ['index.html', 'sign-in/index.html', 'verify/certificate/index.html', '__spa-fallback.html']
/** Routes of the server beside the web app's pages. */
const routes = ['/v1/students', '/verify-json', '/issuers/:id/keys', '/ipfs/:cid/raw']
let app: FastifyInstance

beforeAll(async () => {
  for (const page of [...pages, ...pages.map((one) => `ar/${one}`)]) write(page, `page ${page}`)
  write('assets/app-1.js', 'script')
  write('assets/app-1.js.br', 'small')
  write('csp.json', JSON.stringify({ ...hashesOf(''), ...hashesOf('ar/') }))
  // Only what pages read of it.
  const ctx = {
    config: { webFolder: folder, publicUrl: 'https://credenza.example', roles: new Set(['http']) },
    log: console,
  } as unknown as Context
  app = fastify()
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify)
  const isForCalls = noticeCalls(app)
  for (const url of routes) app.get(url, async () => 'answer')
  languageRoutes(app as never, ctx)
  await app.register(multipart)
  answerErrors(app)
  await servePages(app, ctx, isForCalls)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const hashesOf = (prefix: string) =>
  Object.fromEntries(pages.map((page) => [prefix + page, [`sha256-of-${prefix}${page}`]]))
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a prerendered page comes in the language of the visitor, and tells caches what it depends on', async () => {
  const english = await get('/sign-in')
  expect(english.body).toBe('page sign-in/index.html')
  expect(english.headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'no-cache' })
  const arabic = await get('/sign-in/', { 'accept-language': 'ar-AE' })
  expect(arabic.body).toBe('page ar/sign-in/index.html')
  expect(arabic.headers['content-language']).toBe('ar')
  expect(arabic.headers.vary).toBe('accept-encoding, accept-language, cookie, sec-fetch-mode')
  expect(arabic.headers['content-security-policy']).toContain("'sha256-of-ar/sign-in/index.html'")
})

test('every certificate starts from one prerendered page; a shared link does not', async () => {
  expect((await get('/verify/0hd8e4b8j61ndy')).body).toBe('page verify/certificate/index.html')
  expect((await get('/verify/s/share_1')).body).toBe('page __spa-fallback.html')
})

test('every other path starts from the fallback page of the language', async () => {
  expect((await get('/issuer')).body).toBe('page __spa-fallback.html')
  expect((await get('/issuer', { cookie: 'language=ar' })).body).toBe('page ar/__spa-fallback.html')
})

test.each([
  '/ipns/credenza.example',
  '/ipns/k51qzi5uqu5d?format=ipns-record',
  '/ipns',
  '/ipfs/',
  '/dev/mail',
  '/v1',
  '/v1/student',
  '/V1/students',
  '//v1/students',
  '/issuers/org_1/key',
])('%s is not a page of the app', async (url) => {
  const answer = await get(url, { accept: 'text/html' })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('page')
})

test.each(['/issuers/org_1', '/verify', '/verify-otp', '/v', '/v1x'])(
  '%s is a page of the app',
  async (url) => {
    expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8')
  },
)

test('a page runs only its own scripts, frames and plug-ins, and shows a file that it has fetched', async () => {
  const policy = String((await get('/issuer')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("script-src 'self' 'sha256-of-__spa-fallback.html'")
  expect(policy).toContain('frame-src blob:')
  // This covers the web manifest and its icons.
  expect(policy).toContain("default-src 'self'")
  expect(policy.join()).not.toContain('manifest-src')
  for (const nothing of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy).toContain(`${nothing} 'none'`)
})

test('the folder of a language is not an address', async () => {
  expect((await get('/ar')).body).toBe('page __spa-fallback.html')
  expect((await get('/ar/sign-in/index.html')).body).toBe('page __spa-fallback.html')
})

test('a page is sent compressed to clients that accept it', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(page.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(page.rawPayload).toString()).toBe('page index.html')
})

test('an asset is sent as the build compressed it, for good', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'br' })
  expect(asset.body).toBe('small')
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/assets/app-1.js')).body).toBe('script')
})

test('the switch of language keeps the choice from scripts and continues to the page', async () => {
  const answer = await get('/language/ar?next=%2Fverify%3Fa%3Db')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/verify?a=b')
  expect(answer.headers['set-cookie']).toEqual([
    'language=ar; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
    'new-language=ar; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  ])
  expect((await get('/language/ar?next=%2F%2Fevil.example')).headers.location).toBe('/')
})
