import type { ZipEntry } from '../../../platform/zip-stream.ts'

/** A file of an export as JSON, formatted for people. */
export const jsonFile = (name: string, value: unknown): ZipEntry => ({
  name,
  content: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
})
