import { readFile } from 'node:fs/promises'

/** Reads and parses a file that a setting names. Throws a sentence that names the setting. */
export async function readSettingFile<Value>(
  setting: string,
  path: string,
  { what, read }: { what: string; read: (text: string) => Value },
): Promise<Value> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${setting}: ${path} cannot be read (${error.code}): name a file that the server may read.`,
    )
  })
  try {
    return read(text)
  } catch {
    throw new Error(`${setting}: ${path} is not ${what}: name one that is.`)
  }
}
