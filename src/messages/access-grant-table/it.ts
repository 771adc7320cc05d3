import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Italian. */
export const it: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Accesso',
  give: 'Dai accesso',
  search: 'Cerca accessi',
  filters: 'Filtri',
  count: (count) => counted(count, { one: '# accesso', other: '# accessi' }),
  loadingMore: (count) => `Finora ${number(count)}…`,
  empty: 'Nessuno ha ancora accesso',
  emptyHere: 'Ancora nessun accesso qui',
  noMatch: 'Nessun accesso corrispondente',
  failed: 'Impossibile caricare gli accessi',
  partFailed: 'Non è stato possibile caricare tutto',
  refused: { title: 'Qui non puoi gestire gli accessi.', detail: 'Chiedi l’accesso a un amministratore, poi riprova.' },
  attention: (count, plus) => counted(count, { one: `#${plus} richiede attenzione`, other: `#${plus} richiedono attenzione` }),
  sections: {
    attention: 'Richiede attenzione',
    now: 'Ora',
    soon: 'Prossimi 30 giorni',
    later: 'Più tardi',
    ended: 'Terminati'
  },
  stateFailed: 'Impossibile caricare lo stato',
  more: (count) => `+${number(count)}`,
  where: 'Dove',
  when: 'Quando'
})
