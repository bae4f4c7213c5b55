import type { Texts } from '../../../web/src/lib/texts.ts'
import type { signingKeyTexts as english } from '../../../web/src/texts/signing-keys.ts'

export const signingKeyTexts: Texts<typeof english> = {
  title: 'Clés actuelle et antérieures',
  lead: 'Si quelqu’un d’autre a pu disposer d’une clé, signalez-le. Ce que le journal public contenait déjà reste valide.',
  adminLead: 'Les clés avec lesquelles cette organisation signe ou a signé.',
  failed: 'Les clés n’ont pas pu être chargées.',
  states: { current: 'Active', retired: 'Remplacée', stolen: 'Volée' },
  made: (at) => `Depuis le ${at}`,
  replaced: (at) => `remplacée le ${at}`,
  stolenSince: (at) => `volée depuis le ${at}`,
  report: 'Signaler comme volée',
  reportOf: (key) => `Signaler comme volée : ${key}`,
  earlier: 'Volée plus tôt',
  earlierOf: (key) => `Volée plus tôt : ${key}`,
  dialogTitle: 'Signaler une clé volée',
  dialogLead:
    'Depuis quand quelqu’un d’autre a-t-il pu utiliser la clé ? En cas de doute, choisissez un moment plus ancien. Vous pourrez en indiquer un plus ancien encore, mais jamais un plus récent.',
  date: 'Date',
  time: 'Heure',
  timeHint: (zone) => `Sur 24 heures, dans le fuseau horaire ${zone}`,
  timeFault: 'Saisissez l’heure sous la forme HH:MM.',
  effectsTitle: 'Ce que cela signifie',
  counting: 'Calcul…',
  staysValid: (count) => `restent valides : inscrits au journal avant (${count})`,
  becomesInvalid: (count) => `deviennent non valides : inscrits au journal après (${count})`,
  cannotBeDated: (count) => `impossibles à dater, donc indéterminés (${count})`,
  nothing: 'Aucun certificat en vigueur n’a été signé avec cette clé.',
  afterwards: [
    'Cette clé ne signe plus. Vous en recevez aussitôt une nouvelle, avec une nouvelle signature numérique.',
    'Une déclaration signée est inscrite au journal public. C’est définitif.',
    'Nous écrivons à vos collègues, aux administrateurs, ainsi qu’aux titulaires et organisations concernés.',
  ],
  confirm: 'Signaler le vol',
  declaring: 'Signalement…',
  declared: 'Clé signalée comme volée.',
  factorNeeded:
    'Signaler une clé exige un second facteur. Configurez d’abord une clé d’accès ou une application d’authentification.',
  reissueTitle: 'À réémettre',
  reissueLead:
    'Ces certificats ont été signés ou acceptés avec une clé volée, et rien ne prouve que c’était avant le vol. Réémettez-les : chaque nouveau certificat attend votre signature, puis remplace l’ancien sous le même lien.',
  reissueTable: 'Certificats à réémettre',
  reissueEmpty: 'Il ne reste rien à réémettre.',
  reissue: (count) => `Les réémettre (${count})`,
  reissueNext: 'Les nouveaux certificats attendent votre signature. Signez-les tous dans « Activité ».',
  openActivity: 'Ouvrir l’activité',
  columns: { holder: 'Titulaire', title: 'Certificat', date: 'Date d’émission' },
}
