import {
  checkCid,
  keyIn,
  linkProof,
  openDocument,
  openSealedText,
  openWrappedKey,
} from '@credenza/credential/seal'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { readEvidence } from '../../certificates/certificate/evidence.ts'
import type { Context } from '../../context.ts'
import { openLink } from '../../holders/share/open-link.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'
import { judgedPath } from './judging/judged-path.ts'
import type { Judge } from './judging/open-judging.ts'
import { type Opened, openCredential } from './open-credential.ts'

/** `problem` says why a link leads to nothing that can be checked. This is not evidence against a certificate. */
export type Followed = Opened | { problem: UnreadableProblem }

/** Opens the certificate of one of our links, with the key in the link. Does not follow links to other sites. */
export async function followLink(ctx: Context, judge: Judge, link: string): Promise<Followed> {
  const url = URL.parse(link)
  const { host } = new URL(ctx.config.publicUrl)
  if (url?.host !== host) return { problem: { code: 'link-elsewhere', host } }
  const [, isShared, name] = /^\/verify\/(s\/)?(\w+)\/?$/.exec(url.pathname) ?? []
  if (!name) return { problem: { code: 'link-to-no-certificate' } }
  const key = keyIn(url.hash.slice(1))
  if (!key) return { problem: { code: 'link-incomplete' } }
  return isShared ? followShared(ctx, judge, name, key) : followSlug(ctx, judge, name, key)
}

/** Opens a holder's share link, which counts as a view. */
async function followShared(
  ctx: Context,
  judge: Judge,
  linkId: string,
  linkKey: Uint8Array,
): Promise<Followed> {
  try {
    const opened = await openLink(ctx, linkId, linkProof(linkKey, linkId))
    if ('sealedPart' in opened) {
      return await openCredential(judge, await openSealedText(opened.sealedPart, linkKey))
    }
    return await followSlug(ctx, judge, opened.slug, await openWrappedKey(opened.wrappedKey, linkKey))
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { problem: { code: 'link-ended' } }
    throw error
  }
}

async function followSlug(ctx: Context, judge: Judge, slug: string, key: Uint8Array): Promise<Followed> {
  const cid = await cidOf(ctx, slug)
  if (cid === undefined) return { problem: { code: 'link-empty' } }
  if (cid === null) return { problem: { code: 'document-missing' } }
  return open(ctx, judge, cid, key)
}

async function open(ctx: Context, judge: Judge, cid: string, key: Uint8Array): Promise<Followed> {
  const sealed = await ctx.blocks.get(cid).catch(() => undefined)
  if (!sealed || !checkCid(cid, sealed)) return { problem: { code: 'document-unreachable' } }
  try {
    const plain = await openDocument(sealed, key)
    const certificate = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain))
    return { bundle: { certificate, endorsements: [] }, general: judgedPath(judge), judge }
  } catch {
    return { problem: { code: 'link-key-wrong' } }
  }
}

/** Null while no document is stored; undefined if there is no such certificate. */
async function cidOf(ctx: Context, slug: string): Promise<string | null | undefined> {
  return (await unlessMissing(readEvidence(ctx, slug)))?.cid
}
