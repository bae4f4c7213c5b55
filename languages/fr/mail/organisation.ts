import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `Bonjour ${name},`,
  approved: {
    subject: 'Votre organisation a été approuvée',
    says: 'Votre organisation a été approuvée. Connectez-vous pour commencer.',
    open: 'Se connecter',
  },
  returned: {
    subject: 'Veuillez corriger votre dossier',
    says: 'L’administrateur vous a retourné votre dossier :',
    next: 'Veuillez le corriger et le soumettre à nouveau.',
    open: 'Corriger le dossier',
  },
  suspended: {
    subject: 'Votre organisation a été suspendue',
    says: 'L’administrateur a suspendu votre organisation :',
    next: 'Pour l’instant, vous ne pouvez rien émettre, examiner ni modifier. Ce que vous avez signé auparavant reste valide.',
  },
  reinstated: {
    subject: 'Votre organisation a été rétablie',
    says: 'Votre organisation n’est plus suspendue. Vous pouvez vous connecter et continuer.',
    open: 'Se connecter',
  },
  sender: {
    subject: 'Les e-mails viennent maintenant de votre adresse',
    says: (organisation, address) =>
      `Les e-mails de ${organisation} à ses étudiants et à ses collègues viennent maintenant de ${address}. Voici le premier.`,
  },
  keyStolen: {
    subject: (name) => `Une clé de signature de ${name} a été volée`,
    byAdmin: (at) =>
      `Un administrateur de ce service a déclaré une clé de signature volée depuis le ${at}. Votre organisation signe désormais avec une autre clé.`,
    byOwner: (at) =>
      `Le propriétaire de votre organisation a déclaré une clé de signature volée depuis le ${at}. Votre organisation signe désormais avec une autre clé.`,
    stays:
      'Ce qui figurait au journal public avant cette date reste valide. Ce qui est venu après n’est pas valide.',
    toReissue: (count) => `Certificats à réémettre : ${count}.`,
    openSettings: 'Ouvrir les paramètres',
    toAdmin: (name, at, count) =>
      `Une clé de signature de ${name} a été déclarée volée depuis le ${at}. Certificats concernés : ${count}.`,
    openOrganisation: 'Ouvrir l’organisation',
    toIssuer: (name, at, count) =>
      `${name} a accepté certains de vos certificats avec une clé volée le ${at}. Certificats acceptés après cette date, qui ne sont donc plus valides : ${count}.`,
    reissueThem: 'Vous pouvez les réémettre dans les paramètres.',
    toVerifier: (name, at, count) =>
      `${name} a signé des certificats avec une clé volée le ${at}. Certificats que vous avez acceptés sans que rien prouve qu’ils sont plus anciens : ${count}. Ils ne sont plus valides.`,
    comeAgain: 'Leur émetteur peut les réémettre. Ils vous parviendront alors comme de nouvelles demandes.',
    openRequests: 'Ouvrir vos demandes',
  },
  sealStolen: {
    subject: (name) => `Une clé du cachet de ${name} a été volée`,
    byAdmin: 'Un administrateur de ce service a signalé comme volée une clé qui scelle vos PDF.',
    byOwner: 'Le propriétaire de votre organisation a signalé comme volée une clé qui scelle vos PDF.',
    effects:
      'Les PDF qu’elle a scellés ne sont plus reconnus, même les plus anciens. Demandez aux titulaires de télécharger à nouveau les leurs.',
  },
  webhookOff: {
    subject: 'Un webhook a été désactivé',
    says: 'Depuis trois jours, rien n’a pu être remis à ce webhook. Nous l’avons donc désactivé :',
    next: 'Rien n’est perdu. Réactivez-le dès que son destinataire fonctionne, et nous enverrons tout ce qu’il a manqué.',
    open: 'Ouvrir les webhooks',
  },
}
