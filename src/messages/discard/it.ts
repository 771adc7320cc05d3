import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Italian. */
export const it: Translation<typeof DISCARD> = () => ({
  title: 'Ignorare le modifiche?',
  detail: 'I dati inseriti andranno persi.',
  confirm: 'Ignora',
  keep: 'Continua a modificare',
  saving: 'Salvataggio delle modifiche in corso',
  savingDetail: 'Puoi lasciare questa pagina. Il risultato comparirà qui.',
  leave: 'Esci'
})
