import type { Measure, Source } from './measure.ts'

const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length

const linesIn = (workspace: string): Measure => ({
  name: `Lines (${workspace})`,
  meaning: 'Lines of the product, without tests.',
  of: (sources) => ({
    value: sources
      .filter(({ path }) => path.startsWith(`${workspace}/`))
      .reduce((sum, source) => sum + linesOf(source), 0),
  }),
})

export const serverLines = linesIn('server')
export const webLines = linesIn('web')

export const medianFile: Measure = {
  name: 'Median file',
  meaning: 'Lines of the middle file.',
  of: (sources) => ({
    value: sources.map(linesOf).sort((a, b) => a - b)[Math.floor(sources.length / 2)] ?? 0,
  }),
}

export const longestFile: Measure = {
  name: 'Longest file',
  meaning: 'Lines of the longest file.',
  of: (sources) => {
    const longest = sources.toSorted((a, b) => linesOf(b) - linesOf(a))[0]
    return longest
      ? { value: linesOf(longest), places: [{ path: longest.path, line: 1, what: 'the longest' }] }
      : { value: 0 }
  },
}
