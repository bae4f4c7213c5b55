// throwaway: node .make.ts URL ADMINTOKEN N
import { apiClient } from './e2e/world/api-client.ts'
import { acceptCertificates, addStudents, createCertificates, listStudents, signCertificates, waitUntilRecorded } from './e2e/world/certificates.ts'
import { onboard } from './e2e/world/organisations.ts'
import { verifier } from './e2e/world/people.ts'
import { category, firstAdmin, newIssuer } from './e2e/world/seed.ts'
const [url, adminToken, n] = process.argv.slice(2)
const admin = await firstAdmin({ url, adminToken })
const issuer = await newIssuer(admin, {})
const { client } = await onboard(apiClient(url), admin, verifier)
await addStudents(issuer, Number(n))
const ids = (await listStudents(issuer)).map((s) => s._id)
const made = await createCertificates(issuer, { category, title: 'BEng', date: '2025-06-30' }, ids)
await signCertificates(issuer, made)
await acceptCertificates(client, made)
const r = await waitUntilRecorded(issuer, made)
console.log(r.length, r[0].slug)
