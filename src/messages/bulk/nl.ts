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
    'noise-sensor': (count) => counted(count, { one: '# geluidssensor wordt overgeslagen', other: '# geluidssensoren worden overgeslagen' }),
    code: (count) => counted(count, { one: '# toegangscode wordt overgeslagen', other: '# toegangscodes worden overgeslagen' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unable: 'niet mogelijk',
    noMode: (name) => `zonder modus “${name}”`,
    noPreset: (name) => `zonder stand “${name}”`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} van ${number(total)}`,
  fitsNone: 'Geen enkele codelengte past op al deze sloten: selecteer er minder.',
  notMade: 'De code is niet aan dit slot toegevoegd.',
  keepOpen: 'Houd deze pagina open tot alles klaar is.',
  progress: (settled, total, failed) =>
    `${number(settled)} van ${number(total)}${failed > 0 ? `, ${number(failed)} mislukt` : ''}`,
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen…',
  finished: (done, total, failed, stopped) =>
    `${number(done)} van ${number(total)} klaar${failed > 0 ? `, ${number(failed)} mislukt` : ''}${stopped > 0 ? `, ${number(stopped)} niet verzonden` : ''}`,
  retry: (count) => `${number(count)} opnieuw proberen`,
  showDetails: 'Details tonen',
  hideDetails: 'Details verbergen',
  because: (reason, count) => `${reason} (${number(count)})`,
  status: {
    waiting: 'Wacht',
    running: 'Verzenden…',
    'still-waiting': 'Nog geen antwoord',
    done: 'Klaar',
    canceled: 'Niet toegestaan door deze pagina'
  },
  skipped: { 'under-way': 'Al bezig', gone: 'Verwijderd', unable: 'Overgeslagen', stopped: 'Gestopt voor verzending' }
})
