import {
  type CertificateEntry,
  decodeEntry,
  decodeEntryBundle,
  parseCheckpoint,
  type StatementEntry,
  tilePath,
} from '@credenza/credential/log'

export interface ReadLog {
  size: number
  /** The root in the published checkpoint. */
  root: Uint8Array
  /** All entries as served, in order. */
  entries: Uint8Array[]
}

const bundleSize = 256

/** Reads a whole log over HTTP, entry bundle by entry bundle (C2SP tlog-tiles). */
export async function readLog(url: string, log: 'certificates' | 'statements'): Promise<ReadLog> {
  const note = await (await fetchOk(`${url}/log/${log}/checkpoint`)).text()
  const checkpoint = parseCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1))
  if (!checkpoint) throw new Error(`The checkpoint of the ${log} log cannot be read.`)
  const entries: Uint8Array[] = []
  for (let index = 0; index * bundleSize < checkpoint.size; index++) {
    const width = Math.min(bundleSize, checkpoint.size - index * bundleSize)
    const path = tilePath({ kind: 'entries', index, width })
    const response = await fetchOk(`${url}/log/${log}/${path}`)
    entries.push(...decodeEntryBundle(new Uint8Array(await response.arrayBuffer())))
  }
  return { size: checkpoint.size, root: checkpoint.root, entries }
}

export const decodeAll = (entries: readonly Uint8Array[]): (CertificateEntry | StatementEntry)[] =>
  entries.map((entry) => decodeEntry(entry))

async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`)
  return response
}
