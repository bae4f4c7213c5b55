import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inParallel } from '../../documents/in-parallel.ts'
import { unlessAbsent } from '../../unless-absent.ts'
import { chunkBytes } from './chunks.ts'
import type { Manifest } from './manifest.ts'

/** Folders whose contents belong to the running server (PostgreSQL, "Making a Base Backup Using the Low Level API"). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const leftOut =
  /(^|\/)(postmaster\.(pid|opts).*|backup_label.*|tablespace_map.*|postgresql\.auto\.conf\.tmp|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL.*)$/

const filesAtOnce = 8

/**
 * Reads every file of a running cluster, between the start and the stop of a backup, and passes its pieces to `keep`. Files may
 * be written, cut, removed or created in the meantime: replaying the log corrects that.
 */
export async function copyFiles(
  cluster: string,
  keep: (chunk: Uint8Array) => Promise<string>,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'folders' | 'files'>> {
  const { folders, paths } = await listFiles(cluster)
  const files: Manifest['files'] = []
  await inParallel(paths, filesAtOnce, async (path) => {
    signal.throwIfAborted()
    const file = await copyFile(join(cluster, path), keep)
    if (file) files.push({ path, ...file })
  })
  return { folders, files }
}

/** What belongs in a copy, as paths within the cluster. */
async function listFiles(cluster: string): Promise<{ folders: string[]; paths: string[] }> {
  const folders: string[] = []
  const paths: string[] = []
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(unlessAbsent)
    for (const entry of entries ?? []) {
      const full = join(folder, entry.name)
      const path = relative(cluster, full)
      if (leftOut.test(path)) continue
      if (entry.isSymbolicLink())
        throw new Error(
          `${full} is a link: a database with tablespaces elsewhere cannot be backed up this way.`,
        )
      if (entry.isFile()) paths.push(path)
      if (!entry.isDirectory()) continue
      folders.push(path)
      if (!emptied.has(path)) await visit(full)
    }
  }
  await visit(cluster)
  return { folders, paths }
}

async function copyFile(
  path: string,
  keep: (chunk: Uint8Array) => Promise<string>,
): Promise<{ bytes: number; chunks: string[] } | undefined> {
  const handle = await open(path).catch(unlessAbsent)
  if (!handle) return undefined
  try {
    const chunks: string[] = []
    let bytes = 0
    for (;;) {
      const chunk = await readAt(handle, bytes)
      if (chunk.length > 0) chunks.push(await keep(chunk))
      bytes += chunk.length
      if (chunk.length < chunkBytes) return { bytes, chunks }
    }
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, position: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  const { bytesRead } = await handle.read(buffer, 0, chunkBytes, position)
  return buffer.subarray(0, bytesRead)
}
