import type { Report } from '@credenza/document'
import { words as allWords } from '@credenza/languages/words'
import type { Check, CheckResult } from '@credenza/schema'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { deploymentSealer } from '../../certificates/drawing/document-key.ts'
import { sealDocument } from '../../certificates/drawing/seal-document.ts'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import { type CheckKey, checkToWire } from './check-store.ts'
import { endedCheck } from './report.ts'

/** The report of a check as PDF, sealed by the deployment. Throws 'not_found' while the check runs. */
export async function reportPdf(ctx: Context, key: CheckKey, language: LanguageCode): Promise<Uint8Array> {
  const { check, results } = await endedCheck(ctx, key, language)
  const organisation = await findOrganisation(ctx.db, key.organisationId)
  const timeZone = (await timeZoneOf(ctx.db, key.organisationId)) ?? 'UTC'
  const report = checkReport(checkToWire(check), results, {
    organisation: displayNameOf(organisation),
    host: new URL(ctx.config.publicUrl).host,
    language,
    timeZone,
  })
  const pdf = await ctx.renderers.report(report)
  return sealDocument(ctx, pdf, await deploymentSealer(ctx))
}

interface Setting {
  /** The organisation that started the check. */
  organisation: string
  host: string
  language: LanguageCode
  /** The organisation's time zone. It is printed with each time, because the paper may be read anywhere. */
  timeZone: string
}

function checkReport(
  { checkId, counts, total, startedBy, startedAt, endedAt }: Check,
  results: readonly CheckResult[],
  { organisation, host, language, timeZone }: Setting,
): Report {
  const words = allWords[language].document.check
  const format = new Intl.DateTimeFormat(languageOf(language).locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
    timeZone,
  })
  const time = (iso: string) => format.format(new Date(iso))
  const number = (value: number) => value.toLocaleString('en-GB')
  const { VALID, INVALID, 'CANNOT TELL': cannotTell, UNREADABLE } = words.verdicts
  return {
    language,
    title: words.title,
    date: endedAt.slice(0, 10),
    facts: [
      { label: words.checkedBy, value: organisation },
      ...(startedBy.name ? [{ label: words.startedBy[startedBy.kind], value: startedBy.name }] : []),
      { label: words.deployment, value: host },
      { label: words.number, value: checkId },
      { label: words.started, value: time(startedAt) },
      { label: words.ended, value: time(endedAt) },
      { label: words.total, value: number(total) },
      { label: VALID, value: number(counts.valid) },
      { label: INVALID, value: number(counts.invalid) },
      { label: cannotTell, value: number(counts.cannotTell) },
      { label: UNREADABLE, value: number(counts.unreadable) },
    ],
    columns: words.columns,
    amounts: 1,
    wide: 3,
    rows: results.map(({ name, recipient, title, issuer, reason, verdict }) => [
      name,
      [recipient, title, issuer].filter(Boolean).join('\n'),
      reason,
      words.verdicts[verdict],
    ]),
    sums: [],
  }
}
