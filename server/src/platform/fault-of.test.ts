import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { faultOf, logSerializers } from './fault-of.ts'

const said = 'invalid input syntax for type date: "hala@mail.example"'

test('a fault says where it happened, and nothing of the message', () => {
  const fault = faultOf(Object.assign(new TypeError(`${said}\n    and more`), { code: '22007' }))
  expect(fault).toMatchObject({
    name: 'TypeError',
    code: '22007',
    stack: expect.stringContaining('fault-of'),
  })
  expect(JSON.stringify(fault)).not.toContain('hala')
  expect(faultOf(said)).toEqual({ name: 'string' })
})

test('what Fastify and libraries log about an error does not hold its message either', async () => {
  const lines: string[] = []
  const loggerInstance = pino({ serializers: logSerializers }, { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance })
  app.get('/', async () => {
    throw new Error(said)
  })
  expect((await app.inject('/')).statusCode).toBe(500)
  loggerInstance.error(new Error(said))
  const faults = lines.flatMap((line) => JSON.parse(line).err ?? [])
  expect(faults).toEqual([
    expect.objectContaining({ name: 'Error' }),
    expect.objectContaining({ name: 'Error' }),
  ])
  expect(faults.map((fault) => Object.keys(fault).sort())).toEqual([
    ['name', 'stack'],
    ['name', 'stack'],
  ])
})
