import { expect, test } from 'vitest'
import { withPreview } from './page-preview.ts'

test('what others typed stays text in the head of the page', () => {
  const preview = {
    title: '"><script>alert(1)</script>',
    description: "$& 'quoted'",
    url: 'https://credenza.example/verify/a?b&c',
    image: 'https://credenza.example/preview.png',
  }
  const page = withPreview(
    Buffer.from('<html><head><title>x</title></head><body>y</body></html>'),
    preview,
  ).toString()
  expect(page).toMatch(/^<html><head><title>x<\/title><meta .*><\/head><body>y<\/body><\/html>$/)
  expect(page).not.toContain('<script')
  expect(page).toContain(
    '<meta property="og:title" content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;">',
  )
  expect(page).toContain('content="https://credenza.example/verify/a?b&#38;c"')
  expect(page.match(/<\/head>/g)).toHaveLength(1)
})
