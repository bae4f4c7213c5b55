import { frameworkOf, frameworks } from '@credenza/credential/issue'
import { words } from '@credenza/languages/words'
import type { Alignment, DescribedAlignment } from '@credenza/schema'
import { folded } from '@credenza/schema/folded'
import { languageCodes } from '@credenza/schema/languages'
import { foldedText } from '../../platform/lists/search-text.ts'
import { fieldsOfEducation } from './fields-of-education.ts'

/** Adds the framework, name and code under which people are shown an alignment. */
export function described({ name, url }: Alignment): DescribedAlignment {
  const found = frameworkOf(url)
  return { name, url, framework: found ? frameworks[found.id].name : '', code: found?.code ?? '' }
}

const fields = fieldsOfEducation
  .trim()
  .split('\n')
  .map((line) => {
    const [code = ''] = line.split(' ', 1)
    return described({
      name: line.slice(code.length + 1),
      url: `http://data.europa.eu/snb/isced-f/${code}`,
    })
  })

const levels = Array.from({ length: 8 }, (_, index) =>
  described({ name: `Level ${index + 1}`, url: `http://data.europa.eu/snb/eqf/${index + 1}` }),
)

const entries = [...levels, ...fields]

/** What the address stands for in ISCED-F 2013 or the EQF; undefined for every other address. */
export const listed = (url: string): DescribedAlignment | undefined =>
  entries.find((entry) => entry.url === url)

/** The searched text of each entry: code, name and framework, and the level or broad field in every language. */
const searched = entries.map((entry) => {
  const { code, name, framework, url } = entry
  const isLevel = frameworkOf(url)?.id === 'eqf'
  const translated = languageCodes.map((language) => {
    const { level, broad } = words[language].fields
    return isLevel ? level(code) : broad[code.slice(0, 2) as keyof typeof broad]
  })
  return { entry, text: foldedText([code, name, framework, ...translated]) }
})

const most = 30

/** The entries that contain every word: one with an equal code comes first, then those with shorter names. */
export function searchLists(search: string): DescribedAlignment[] {
  const wanted = folded(search).split(' ').filter(Boolean)
  if (wanted.length === 0) return []
  return searched
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .map(({ entry }) => entry)
    .sort((a, b) => Number(b.code === search) - Number(a.code === search))
    .slice(0, most)
}
