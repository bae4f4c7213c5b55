import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './errors.ts'

const number = '4bf92f3577b34da6a3ce929d0e0e4736'

/** What a call answers when the database fails with this SQLSTATE. */
async function answerTo(code: string) {
  const app = Fastify({ genReqId: () => number }).decorateRequest('isMultipart', () => false)
  answerErrors(app)
  app.get('/', async () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code })
  })
  return app.inject('/')
}

test.each(['57014', '55P03'])('%s, which waiting cures, is answered by when to try again', async (code) => {
  const answer = await answerTo(code)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ success: false, error: 'busy' })
})

test('our own fault is not disclosed', async () => {
  const answer = await answerTo('42703')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    error: 'internal',
    message: `Something went wrong! If it happens again, tell us this number: ${number}`,
    key: 'internal',
    parameters: { number },
  })
})
