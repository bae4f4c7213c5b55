import { filePlace } from '@credenza/credential/portable'
import { beforeAll, expect, test } from 'vitest'
import { scriptHashes } from '../../../tools/csp-hashes.ts'
import { buildPortablePage } from '../../../tools/portable-page.ts'

/** The most bytes the page may add to the certificate itself (issue: a file that verifies itself). */
const mostBytes = 165_000

let page: string
beforeAll(async () => {
  page = await buildPortablePage('en')
})

test('the page is small and has one placeholder for the file', () => {
  expect(Buffer.byteLength(page)).toBeLessThan(mostBytes)
  expect(page.split(filePlace)).toHaveLength(2)
})

test('its policy allows its own script and style, and no addresses', () => {
  const policy = /content-security-policy" content="([^"]+)"/.exec(page)?.[1]
  const script = scriptHashes(page).at(-1)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src '${script}'`)
  expect(policy).not.toMatch(/https?:|unsafe|\*/)
  expect(page).not.toMatch(
    /<(link|iframe|form|object)\b|\b(fetch|eval|importScripts|XMLHttpRequest|WebSocket)\(/,
  )
})

test.each(['hi', 'ur'] as const)(
  'the page saved in %s is small too, and speaks it and English',
  async (language) => {
    const saved = await buildPortablePage(language)
    expect(Buffer.byteLength(saved)).toBeLessThan(mostBytes)
    expect(saved).toContain({ hi: 'प्रमाणपत्र', ur: 'سرٹیفکیٹ' }[language])
    expect(saved).toContain('This certificate is valid.')
  },
)
