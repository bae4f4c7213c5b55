import { newestStandard, standardSettings } from '@credenza/document'
import { type MailPreview, type MailPreviewRequest, zonedDay } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { IssueFacts } from './mail/facts.ts'
import { qrPng } from './mail/qr-png.ts'
import { writeCertificateMail } from './mail/write-mail.ts'

const holder = {
  en: { name: 'Amal Haddad', title: 'Structural Engineering', type: 'Bachelor Degree' },
  ar: { name: 'أمل حدّاد', title: 'الهندسة الإنشائية', type: 'درجة البكالوريوس' },
  fr: { name: 'Amal Haddad', title: 'Génie des structures', type: 'Licence' },
  ur: { name: 'امل حداد', title: 'اسٹرکچرل انجینئرنگ', type: 'بیچلر ڈگری' },
  hi: { name: 'अमल हद्दाद', title: 'स्ट्रक्चरल इंजीनियरिंग', type: 'स्नातक डिग्री' },
  zh: { name: '阿迈勒·哈达德', title: '结构工程', type: '学士学位' },
}
const slug = '0000000000example000000000'

/** A preview of the email for a made-up holder, in the standard design. Its link leads nowhere. */
export async function previewMail(
  ctx: Context,
  organisationId: string,
  { language, ...text }: MailPreviewRequest,
): Promise<MailPreview> {
  const { publicUrl } = ctx.config
  const timeZone = (await timeZoneOf(ctx.db, organisationId)) ?? 'UTC'
  const facts: IssueFacts = {
    ...holder[language],
    issuer: displayNameOf(await findOrganisation(ctx.db, organisationId)),
    date: zonedDay(ctx.clock().toISOString(), timeZone),
    validUntil: '',
    link: `${publicUrl}/verify/${slug}#example`,
    accountLink: `${publicUrl}/student/welcome#token=example`,
    walletLink: `${publicUrl}/student`,
    profileLink: `${publicUrl}/student`,
  }
  const settings = standardSettings(newestStandard)
  const drawn = await ctx.renderers.svg({
    settings,
    facts: { ...facts, standing: 'verified', recorded: true, language },
    images: { signatures: [] },
  })
  const sources = {
    qr: `data:image/png;base64,${qrPng(facts.link).toString('base64')}`,
    certificate: `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`,
  }
  return writeCertificateMail(text, facts, { language, colour: settings.colours.accent, sources })
}
