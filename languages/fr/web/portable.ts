import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { portableTexts as english } from '../../../web/src/texts/portable.ts'
import { of } from '../french.ts'

export const portableTexts: Texts<typeof english> = {
  download: 'Page autovérifiable (HTML)',
  failed: 'La page n’a pas pu être créée. Réessayez.',
  title: 'Certificat autovérifiable',
  noScript:
    'Ce fichier a besoin de JavaScript pour se vérifier. Activez-le, ou vérifiez le certificat en ligne.',
  asOf: (when) => `État au ${when} (UTC), à la création de ce fichier.`,
  altered: {
    title: 'Ce fichier a été modifié',
    text: 'Il n’est plus exactement tel qu’il a été créé. Ne vous y fiez pas : demandez l’original, ou vérifiez le certificat en ligne.',
  },
  unreadable: {
    title: 'Ce fichier est endommagé',
    text: 'Il n’est plus lisible. Cela ne dit rien du certificat lui-même. Demandez le fichier à nouveau.',
  },
  online: 'Vérifier en ligne maintenant',
  facts: {
    title: 'Ce qui est signé',
    recipient: 'Décerné à',
    programme: 'Pour',
    issuer: 'Émis par',
    date: 'Date d’émission',
    until: 'Valable jusqu’au',
    id: 'Identifiant',
    signature: 'Signature numérique',
  },
  checks: {
    title: 'Ce qui a été vérifié',
    here: 'Vérifié ici',
    recorded: 'Tel qu’indiqué à la création du fichier',
  },
  picture: {
    alt: (title, name) => `Certificat « ${title} » ${of(name)}`,
    caption:
      'Tel que son émetteur le dessine. L’image n’est pas signée : seul compte ce qui figure sous « Ce qui est signé ».',
  },
  limits: {
    title: 'Ce que ce fichier ne peut pas savoir',
    later: 'Si le certificat a été révoqué, suspendu ou corrigé après la création du fichier.',
    chain: (host) =>
      `Si la blockchain contient l’enregistrement. ${host} l’affirmait à la création du fichier.`,
    keys: (host) =>
      `Si les clés ci-dessous appartiennent à ${host}. Elles proviennent de ce fichier, et un faux fichier pourrait indiquer n’importe quelles clés. Comparez-les à celles que publie ${host}, ou vérifiez en ligne.`,
    logKey: 'Clé du journal public',
    issuerKey: 'Clé de l’émetteur',
    published: 'Publiée à l’adresse',
  },
}
