import { type SitePage, type SitePageName, type SitePageRequest, sitePageNames } from '@credenza/schema'
import { languageCodes } from '@credenza/schema/languages'
import type { Context, Db } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'

/** The prefix of audit subjects for these pages. */
export const sitePageSubjects = 'page_'

/** Every page, written or not, in the usual order. */
export async function readSitePages(db: Db): Promise<SitePage[]> {
  const rows = await db.selectFrom('site_page').selectAll().execute()
  return sitePageNames.map((page) => ({
    page,
    texts: languageCodes.flatMap((language) =>
      rows
        .filter((row) => row.page === page && row.language === language)
        .map(({ body, changed_at }) => ({ language, text: body, changedAt: changed_at.toISOString() })),
    ),
  }))
}

/** One page; without texts if it was not written yet. */
export async function readSitePage(db: Db, page: SitePageName): Promise<SitePage> {
  const pages = await readSitePages(db)
  return pages.find((one) => one.page === page)!
}

/** Writes a page; a text that does not change keeps its date. The trail records who changed it, and a digest of it. */
export async function changeSitePage(
  ctx: Context,
  adminId: string,
  page: SitePageName,
  texts: SitePageRequest,
): Promise<SitePage> {
  const changed_at = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const before = await readSitePage(tx, page)
    const textBefore = new Map(before.texts.map(({ language, text }) => [language, text]))
    const changed = languageCodes.filter((language) => texts[language] !== (textBefore.get(language) ?? ''))
    for (const language of changed) {
      const body = texts[language]
      await (body === ''
        ? tx.deleteFrom('site_page').where('page', '=', page).where('language', '=', language)
        : tx
            .insertInto('site_page')
            .values({ page, language, body, changed_at })
            .onConflict((conflict) =>
              conflict.columns(['page', 'language']).doUpdateSet({ body, changed_at }),
            )
      ).execute()
    }
    if (changed.length > 0) {
      await appendAudit(ctx, tx, platformTrail, changed_at, [
        { actor: adminId, action: 'site-page.changed', subject: `${sitePageSubjects}${page}` },
      ])
    }
    return readSitePage(tx, page)
  })
}
