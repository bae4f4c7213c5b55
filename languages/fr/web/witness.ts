import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { witnessTexts as english } from '../../../web/src/texts/witness.ts'

export const witnessTexts: Texts<typeof english> = {
  title: 'Témoins',
  lead: 'Qui d’autre signe nos journaux, et quels journaux nous signons, pour que personne ne puisse montrer deux versions d’un journal.',
  again: 'Contrôler à nouveau',
  ours: {
    title: 'Nos journaux',
    table: 'Témoins de nos journaux',
    quorum: (quorum, all) => `Signatures requises : ${quorum} sur ${all}.`,
    none: 'Aucun témoin pour l’instant. Ajoutez-en dans le réglage WITNESSES.',
    logs: { certificates: 'Certificats', statements: 'Déclarations' },
    columns: { name: 'Témoin', log: 'Journal', signed: 'Signé jusqu’à', at: 'Quand', state: 'État' },
    of: (signed, newest) => `${signed} sur ${newest}`,
    never: 'Jamais',
    upToDate: 'À jour',
    behind: 'Rattrapage en cours',
    problems: {
      unreachable: 'Injoignable',
      busy: 'Occupé',
      'unknown-log': 'Ne connaît pas notre journal',
      'other-key': 'A une autre clé pour notre journal',
      refused: 'A vu un autre historique',
      ahead: 'A vu un historique plus long',
      unreadable: 'Envoie des réponses illisibles',
    },
    contradicted: 'Un témoin a vu un autre historique de notre journal',
    whatToDo:
      'Soit la base de données a été restaurée à un état antérieur, soit quelqu’un l’a modifiée. Cessez d’émettre, et lisez docs/operations/witness.md.',
  },
  theirs: {
    title: 'Journaux dont nous sommes témoins',
    table: 'Journaux dont nous sommes témoins',
    none: 'Nous ne sommes encore témoins d’aucun journal. Ajoutez-en dans le réglage WITNESS_FOR.',
    columns: {
      origin: 'Journal',
      size: 'Signé jusqu’à',
      at: 'Quand',
      refusals: 'Refus',
      last: 'Dernier refus',
    },
    never: 'Jamais',
    notWatched: 'Nous n’en sommes plus témoins',
    refusals: {
      'other-root': 'Un autre état de la même taille',
      'bad-proof': 'Ne découle pas du dernier état',
    },
    forked: (origin) => `${origin} a signé deux historiques`,
    proof:
      'Cette note signée et celle que nous avons signée le prouvent. Prévenez tous ceux qui se fient à ce journal.',
    note: 'note signée',
    noteCopied: 'Note signée copiée.',
  },
  own: {
    title: 'Faire attester un journal ici',
    lead: 'Son exploitant indique cette clé et cette adresse dans le réglage WITNESSES.',
    key: 'Clé de vérification',
    keyCopied: 'Clé de vérification copiée.',
    url: 'Adresse',
    urlCopied: 'Adresse copiée.',
  },
}
