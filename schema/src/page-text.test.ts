import { describe, expect, test } from 'vitest'
import { pageBlocks, refusedLink } from './page-text.ts'

test('headings, paragraphs with their line ends, and lists', () => {
  const text =
    '# Contact\nGulf University\nPO Box 1\n\nHours\r\n\r\n## Desks\n- Registry\n-  Library\nOpen daily'
  expect(pageBlocks(text)).toEqual([
    { kind: 'heading', lines: [['Contact']] },
    { kind: 'paragraph', lines: [['Gulf University'], ['PO Box 1']] },
    { kind: 'paragraph', lines: [['Hours']] },
    { kind: 'subheading', lines: [['Desks']] },
    { kind: 'list', lines: [['Registry'], ['Library']] },
    { kind: 'paragraph', lines: [['Open daily']] },
  ])
})

test('two headings in a row stay two, and an empty text has no blocks', () => {
  expect(pageBlocks('# One\n# Two')).toHaveLength(2)
  expect(pageBlocks(' \n\n')).toEqual([])
})

test('links to web sites and mailboxes', () => {
  const [block] = pageBlocks(
    'Write to [us](mailto:help@uni.example) or see [this](https://uni.example/a_(b)?c=d).',
  )
  expect(block?.lines).toEqual([
    [
      'Write to ',
      { words: 'us', to: 'mailto:help@uni.example' },
      ' or see ',
      { words: 'this', to: 'https://uni.example/a_(b)?c=d' },
      '.',
    ],
  ])
  expect(refusedLink('[us](mailto:help@uni.example) [this](https://uni.example)')).toBeUndefined()
})

describe.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert',
  'java\tscript:alert',
  ' https://uni.example',
  'data:text/html,x',
  'vbscript:x',
  'http://uni.example',
  '//uni.example',
  '/admin',
  'https:uni.example',
  'https://bank.example@evil.example',
  'https://bank.example\\@evil.example',
  'https://',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:',
  '',
])('a link to %j', (to) => {
  test('is refused, and is shown as text', () => {
    const text = `before [here](${to}) after`
    expect(refusedLink(text)).toBe(to)
    expect(pageBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[text]] }])
  })
})

test('HTML and brackets that are not a link stay text', () => {
  for (const text of ['<a href="javascript:alert(1)">x</a>', '[a] (b)', '[](https://uni.example)', '![x]'])
    expect(pageBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[text]] }])
})

// If the time grew with the square of the length, this would take minutes.
test.each(['[', '[a](', '[a](b', '[a](()'])('%j over and over is read to its end', (part) => {
  expect(pageBlocks(part.repeat(400_000))).toHaveLength(1)
})
