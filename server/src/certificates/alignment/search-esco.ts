import { frameworkOf } from '@credenza/credential/issue'
import type { DescribedAlignment } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import { z } from 'zod'
import { described } from './closed-lists.ts'

const timeoutMs = 5_000
const most = 10

/** The part of ESCO's answer (GET /search) that we read. */
const found = z.object({
  _embedded: z.object({ results: z.array(z.object({ uri: z.string(), title: z.string().max(200) })) }),
})

/** ESCO has no Urdu, Hindi or Chinese. */
const languages: Partial<Record<LanguageCode, string>> = { ar: 'ar', fr: 'fr' }

/**
 * Searches skills and occupations through ESCO's API at `address`, and names them in this language where ESCO has it. Throws if
 * the API cannot be reached or its answer cannot be read.
 */
export async function searchEsco(
  address: string,
  { search, language }: { search: string; language: LanguageCode },
): Promise<DescribedAlignment[]> {
  const url = new URL(`${address.replace(/\/$/, '')}/search`)
  url.search = String(
    new URLSearchParams([
      ['text', search],
      ['language', languages[language] ?? 'en'],
      ['type', 'skill'],
      ['type', 'occupation'],
      ['limit', String(most)],
    ]),
  )
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`ESCO answers ${answer.status}`)
  const { results } = found.parse(await answer.json())._embedded
  return results
    .map(({ uri, title }) => described({ name: title, url: uri }))
    .filter(({ url }) => frameworkOf(url)?.id.startsWith('esco-'))
    .slice(0, most)
}
