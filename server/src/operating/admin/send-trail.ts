import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends the entries of a trail as a CSV file. */
export const sendTrail = (reply: FastifyReply, csv: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="audit-trail.csv"')
    .send(Readable.from(csv))
