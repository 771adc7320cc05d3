import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Dutch. */
export const nl: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Meerdere bewerken',
  selectAll: (count) => `Alle ${number(count)} selecteren`,
  selected: (count) => `${number(count)} geselecteerd`,
  clear: 'Selectie wissen',
  moreActions: 'Meer acties',
  ask: {
    lock: (count) => counted(count, { one: '# slot vergrendelen?', other: '# sloten vergrendelen?' }),
    unlock: (count) => counted(count, { one: '# slot ontgrendelen?', other: '# sloten ontgrendelen?' }),
    code: (count) => counted(count, { one: 'Toegangscode toevoegen aan # slot', other: 'Toegangscode toevoegen aan # sloten' }),
    preset: (count) => counted(count, { one: 'Stand toepassen op # thermostaat', other: 'Stand toepassen op # thermostaten' }),
    climate: (count) => counted(count, { one: 'Temperatuur van # thermostaat instellen', other: 'Temperatuur van # thermostaten instellen' }),
    fan: (count) => counted(count, { one: 'Ventilator van # thermostaat instellen', other: 'Ventilator van # thermostaten instellen' }),
    edit: (count) => counted(count, { one: '# toegangscode bewerken', other: '# toegangscodes bewerken' }),
    delete: (count) => counted(count, { one: '# toegangscode verwijderen?', other: '# toegangscodes verwijderen?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: '# slot vergrendelen', other: '# sloten vergrendelen' }),
    unlock: (count) => counted(count, { one: '# slot ontgrendelen', other: '# sloten ontgrendelen' }),
    code: (count) => counted(count, { one: 'Toevoegen aan # slot', other: 'Toevoegen aan # sloten' }),
    preset: (count) => `Toepassen op ${number(count)}`,
    climate: (count) => `Instellen voor ${number(count)}`,
    fan: (count) => `Instellen voor ${number(count)}`,
    delete: (count) => counted(count, { one: '# toegangscode verwijderen', other: '# toegangscodes verwijderen' })
  },
  skips: {
    lock: (count) => counted(count, { one: '# slot wordt overgeslagen', other: '# sloten worden overgeslagen' }),
    thermostat: (count) => counted(count, { one: '# thermostaat wordt overgeslagen', other: '# thermostaten worden overgeslagen' }),
    'noise-sensor': (count) => counted(count, { one: '# geluidssensor wordt overgeslagen', other: '# geluidssensoren worden overgeslagen' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# code kan niet worden bewerkt', other: '# codes kunnen niet worden bewerkt' }),
    delete: (count) => counted(count, { one: '# code kan niet worden verwijderd', other: '# codes kunnen niet worden verwijderd' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unsupported: 'niet mogelijk',
    noMode: (name) => `zonder modus “${name}”`,
    noPreset: (name) => `zonder stand “${name}”`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} van ${number(total)}`,
  fitsNone: 'Geen enkele codelengte past op al deze sloten: selecteer er minder.',
  notCreated: 'De code is niet aan dit slot toegevoegd.',
  keepOpen: 'Houd deze pagina open tot alles klaar is.',
  running: {
    lock: (part) => `Vergrendelen: ${part}…`,
    unlock: (part) => `Ontgrendelen: ${part}…`,
    delete: (part) => `Verwijderen: ${part}…`,
    other: (part) => `Verzenden: ${part}…`
  },
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen…',
  results: {
    lock: (count) => `${number(count)} vergrendeld`,
    unlock: (count) => `${number(count)} ontgrendeld`,
    delete: (count) => `${number(count)} verwijderd`,
    other: (count) => `${number(count)} klaar`,
    failed: (count) => `${number(count)} mislukt`,
    skipped: (count) => `${number(count)} overgeslagen`,
    stopped: (count) => `${number(count)} niet verzonden`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Opnieuw proberen',
  showDetails: 'Details tonen',
  hideDetails: 'Details verbergen',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Klemt' },
  status: {
    waiting: 'Wacht',
    running: 'Verzenden…',
    'still-waiting': 'Nog geen antwoord',
    succeeded: 'Klaar',
    canceled: 'Niet toegestaan door deze pagina'
  },
  skipped: { pending: 'Al bezig', deleted: 'Verwijderd', unsupported: 'Overgeslagen', stopped: 'Niet verzonden' }
})
