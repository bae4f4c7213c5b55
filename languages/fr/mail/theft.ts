import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { theft as english } from '../../en/mail/theft.ts'

export const theft: Texts<typeof english> = {
  subject: 'Vos certificats doivent être réémis',
  sentFor: (issuer) => `Credenza, pour ${issuer}`,
  greeting: (name) => `Bonjour ${name},`,
  says: (organisation) =>
    `Une clé de signature de ${organisation} a été volée. Ces certificats à votre nom ont été signés avec elle, et rien ne prouve que c’était avant le vol : ils ne sont donc plus considérés comme valides :`,
  next: (issuer) =>
    `Vous n’y êtes pour rien et vous n’avez rien à faire. ${issuer} peut les réémettre, et vos anciens liens mèneront aux nouveaux. Vos autres certificats restent tels quels.`,
  toCertificates: 'Ouvrir vos certificats',
}
