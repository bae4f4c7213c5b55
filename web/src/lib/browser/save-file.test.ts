import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveBlob, saveFile, saveNamedFile } from './save-file.ts'

interface Saved {
  name: string
  text: string
}
const saved: Saved[] = []
const open = new Map<string, Blob>()

beforeEach(() => {
  saved.length = 0
  open.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${open.size}`
    open.set(url, blob as Blob)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = open.get(this.href)
    if (!blob) throw new Error(`${this.href} is not open any more.`)
    const entry = { name: this.download, text: '' }
    saved.push(entry)
    void blob.text().then((text) => (entry.text = text))
  })
})
afterEach(() => expect(open.size).toBe(0))

it('a file is saved under the name that is given', async () => {
  vi.stubGlobal('fetch', async () => new Response('content'))
  await saveFile('/api/file/1', 'letter.pdf')
  await vi.waitFor(() => expect(saved).toEqual([{ name: 'letter.pdf', text: 'content' }]))
})

it.each([
  [
    'the name that the server gives it',
    { 'content-disposition': 'attachment; filename="report.zip"' },
    'report.zip',
  ],
  ['a general one where the server gives none', undefined, 'download'],
])('a file is saved under %s', async (_, headers, name) => {
  vi.stubGlobal('fetch', async () => new Response('content', { headers }))
  await saveNamedFile('/api/file/1')
  expect(saved.map((file) => file.name)).toEqual([name])
})

it('nothing is saved when the server refuses the file', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, error: 'not_found', message: 'It was deleted.' }, { status: 404 }),
  )
  await expect(saveFile('/api/file/1', 'letter.pdf')).rejects.toThrow('It was deleted.')
  expect(saved).toEqual([])
})

it('the address made for the bytes is given back', () => {
  saveBlob(new Blob(['x']), 'x.txt')
  expect(saved).toHaveLength(1)
})
