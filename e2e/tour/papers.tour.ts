import { words } from '@credenza/languages/words'
import { accounts } from '../../tools/demo/demo.ts'
import { withDemo } from '../../tools/demo/passing-demo.ts'
import { journey } from '../browser/journey.ts'
import { findMail } from '../browser/mailbox.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { addStudent } from '../world/certificates.ts'
import { openSession } from '../world/organisations.ts'
import { students } from '../world/people.ts'
import { inBoth, keepLooks, type PaperLanguage } from './keep-looks.ts'

/** Names that every design must have room for: a long one, one of few wide letters, and one of few narrow letters. */
const names = ['الدكتورة نور الهدى بنت عبد الرحمن بن محمد آل الأنصاري', '欧阳思远', 'Li Ng']

/** For the contact sheet of `npm run screens`: what people receive outside the app. */
journey('every design, and the mails', async ({ newVisitor }) => {
  await withDemo(async ({ url, password }) => {
    const api = apiClient(url)
    const { data: token } = await openSession(api, 'issuer', accounts.issuer, password)
    const issuer = api.as(token)
    // The mailbox does not let its page show pictures from other pages.
    const [page, reader] = [await newVisitor(), await newVisitor()]

    await keepLooks(page, 'mail to a holder', await inBoth((language) => mailToHolder(issuer, language)))
    const codeMail = async (language: PaperLanguage) => {
      // A person can get one code per minute.
      const role = language === 'en' ? 'issuer' : 'verifier'
      const { data } = await openSession(api, role, accounts[role], password)
      const headers = { authorization: `Bearer ${data}`, cookie: `new-language=${language}` }
      await fetch(`${url}/api/account/sessions`, { headers })
      await api.post('/api/requert-for-otp', { email: accounts[role], selectedRole: role })
      const { subject } = words[language].mail.account.code
      const mail = await findMail(reader, url, { to: accounts[role], subject })
      return (await mail.locator('iframe').getAttribute('srcdoc'))!
    }
    await keepLooks(page, 'mail with a code', await inBoth(codeMail))

    const admin = api.as((await openSession(api, 'admin', accounts.admin, password)).data)
    // In the language that the reader chose for the code.
    const standingMail = async (language: PaperLanguage) => {
      const { email, id } = await organisationOf(admin, language)
      await admin.post(`/api/admin/organisations/${id}/suspend`, { reason: reasons[language] })
      await admin.post(`/api/admin/organisations/${id}/reinstate`)
      const { subject } = words[language].mail.organisation.suspended
      const mail = await findMail(reader, url, { to: email, subject })
      return (await mail.locator('iframe').getAttribute('srcdoc'))!
    }
    await keepLooks(page, 'mail with a decision', await inBoth(standingMail))

    const studentIds = ['']
    for (const [i, name] of names.entries()) {
      const details = { name, email: `paper-${i}@demo.example`, rollNumber: `P-${i}` }
      studentIds.push(await addStudent(issuer, { ...students[0]!, ...details }))
    }
    const { data: designs } = await issuer.get<{ data: { design: string; settings: object }[] }>(
      '/api/templates/designs',
    )
    for (const { design, settings } of designs) {
      const draw = async (language: PaperLanguage, studentId: string) => {
        const answer = await fetch(`${url}/api/templates/preview`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ settings, language, studentId }),
        })
        return `<img src="data:image/svg+xml;base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}">`
      }
      const wall = async (language: PaperLanguage) => {
        const drawn = await Promise.all(studentIds.map((id) => draw(language, id)))
        return `<meta charset="utf-8"><style>${wallStyle}</style>${drawn.join('')}`
      }
      await keepLooks(page, `document, ${design}`, await inBoth(wall))
    }
  })
})

const wallStyle =
  'body { margin: 16px; background: #868e96; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 500px), 1fr)) } img { width: 100% }'

const reasons = {
  en: 'The licence of your institute has expired. Please send us the new one.',
  ar: 'انتهت رخصة مؤسستك. أرسل إلينا الرخصة الجديدة.',
}

async function organisationOf(admin: ApiClient, language: PaperLanguage) {
  const email = accounts[language === 'en' ? 'issuer' : 'verifier']
  const { data } = await admin.get<{ data: { _id: string }[] }>(
    `/api/admin/organisations?${new URLSearchParams({ search: email, status: 'Approved' })}`,
  )
  return { email, id: data[0]!._id }
}

async function mailToHolder(issuer: ApiClient, language: PaperLanguage): Promise<string> {
  const { data: texts } = await issuer.get<{ data: Record<PaperLanguage, object> }>('/api/delivery/settings')
  const { data } = await issuer.post<{ data: { html: string } }>('/api/delivery/preview', {
    language,
    ...texts[language],
  })
  return data.html
}
