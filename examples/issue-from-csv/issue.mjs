// Issues a certificate to everybody in a CSV file. See README.md.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openClient } from './client.mjs'
import { csvLine, parseCsv } from './csv.mjs'

const perCall = 500

const { values: facts, positionals } = parseArgs({
  allowPositionals: true,
  options: { category: { type: 'string' }, title: { type: 'string' }, date: { type: 'string' } },
})
const { CREDENZA_URL: url, CREDENZA_KEY: key } = process.env
const [file] = positionals
if (!url || !key || !file || !facts.category || !facts.title || !facts.date) {
  console.error(
    'Usage: CREDENZA_URL=… CREDENZA_KEY=crd_… node issue.mjs students.csv --category … --title … --date YYYY-MM-DD',
  )
  process.exit(2)
}

const client = openClient(url, key)
const text = await readFile(file, 'utf8')
const students = parseCsv(text)
// The same file with the same facts has the same keys: the script may be stopped and run again, and issues nothing twice.
const run = createHash('sha256')
  .update(JSON.stringify([text, facts]))
  .digest('hex')
  .slice(0, 32)
const say = (message) => console.error(message)

for (const [i, chunk] of chunksOf(students)) {
  const added = await client.post('/students', { students: chunk }, `${run}-students-${i}`)
  const refused = added.flatMap(({ outcome, message }, n) =>
    outcome === 'refused' ? [`  ${chunk[n].email}: ${message}`] : [],
  )
  if (refused.length > 0) throw new Error(`These students were refused:\n${refused.join('\n')}`)
}
say(`${students.length} students are there.`)

const certificates = []
for (const [i, chunk] of chunksOf(students)) {
  const wanted = chunk.map(({ email }) => ({ student: { email }, ...facts }))
  const created = await client.post('/certificates', { certificates: wanted }, `${run}-certificates-${i}`)
  certificates.push(...created.map((certificate, n) => ({ ...certificate, email: chunk[n].email })))
}
say(`${certificates.length} certificates are created.`)

const ids = certificates.map(({ certificateId }) => certificateId)
let batch = await client.post('/batches', { kind: 'sign', certificates: { ids } }, `${run}-sign`)
while (batch.state !== 'done') {
  await pause(1000)
  batch = await client.get(`/batches/${batch.batchId}`)
  say(`${batch.done} of ${batch.total} are signed.`)
}
if (batch.failed > 0) {
  const failures = await client.get(`/batches/${batch.batchId}/failures`)
  for (const { certificateId, message } of failures) say(`  ${certificateId}: ${message}`)
  process.exitCode = 1
}

console.log(csvLine(['email', 'certificateId', 'verifyUrl']))
for (const { email, certificateId, verifyUrl } of certificates)
  console.log(csvLine([email, certificateId, verifyUrl]))

function chunksOf(list) {
  const count = Math.ceil(list.length / perCall)
  return Array.from({ length: count }, (_, i) => [i, list.slice(i * perCall, (i + 1) * perCall)])
}
