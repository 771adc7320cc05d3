import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in German. */
export const de: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Mehrere bearbeiten',
  selectAll: (count) => `Alle ${number(count)} auswählen`,
  selected: (count) => `${number(count)} ausgewählt`,
  clear: 'Auswahl aufheben',
  moreActions: 'Weitere Aktionen',
  ask: {
    lock: (count) => counted(count, { one: '# Schloss verriegeln?', other: '# Schlösser verriegeln?' }),
    unlock: (count) => counted(count, { one: '# Schloss entriegeln?', other: '# Schlösser entriegeln?' }),
    code: (count) => counted(count, { one: 'Zugangscode für # Schloss hinzufügen', other: 'Zugangscode für # Schlösser hinzufügen' }),
    preset: (count) => counted(count, { one: 'Vorgabe auf # Thermostat anwenden', other: 'Vorgabe auf # Thermostate anwenden' }),
    climate: (count) => counted(count, { one: 'Temperatur von # Thermostat einstellen', other: 'Temperatur von # Thermostaten einstellen' }),
    fan: (count) => counted(count, { one: 'Lüfter von # Thermostat einstellen', other: 'Lüfter von # Thermostaten einstellen' }),
    edit: (count) => counted(count, { one: '# Zugangscode bearbeiten', other: '# Zugangscodes bearbeiten' }),
    delete: (count) => counted(count, { one: '# Zugangscode löschen?', other: '# Zugangscodes löschen?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: '# Schloss verriegeln', other: '# Schlösser verriegeln' }),
    unlock: (count) => counted(count, { one: '# Schloss entriegeln', other: '# Schlösser entriegeln' }),
    code: (count) => counted(count, { one: 'Zu # Schloss hinzufügen', other: 'Zu # Schlössern hinzufügen' }),
    preset: (count) => `Auf ${number(count)} anwenden`,
    climate: (count) => `Bei ${number(count)} einstellen`,
    fan: (count) => `Bei ${number(count)} einstellen`,
    delete: (count) => counted(count, { one: '# Zugangscode löschen', other: '# Zugangscodes löschen' })
  },
  skips: {
    lock: (count) => counted(count, { one: '# Schloss wird übersprungen', other: '# Schlösser werden übersprungen' }),
    thermostat: (count) => counted(count, { one: '# Thermostat wird übersprungen', other: '# Thermostate werden übersprungen' }),
    'noise-sensor': (count) => counted(count, { one: '# Lärmsensor wird übersprungen', other: '# Lärmsensoren werden übersprungen' }),
    code: (count) => counted(count, { one: '# Zugangscode wird übersprungen', other: '# Zugangscodes werden übersprungen' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unable: 'nicht möglich',
    noMode: (name) => `ohne Modus „${name}“`,
    noPreset: (name) => `ohne Vorgabe „${name}“`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} von ${number(total)}`,
  fitsNone: 'Keine Codelänge passt zu allen diesen Schlössern: Wählen Sie weniger aus.',
  notMade: 'Der Code wurde diesem Schloss nicht hinzugefügt.',
  keepOpen: 'Lassen Sie diese Seite geöffnet, bis alles fertig ist.',
  progress: (settled, total, failed) =>
    `${number(settled)} von ${number(total)}${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}`,
  stop: 'Stoppen',
  stopping: 'Wird gestoppt…',
  finished: (done, total, failed, stopped) =>
    `${number(done)} von ${number(total)} erledigt${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}${stopped > 0 ? `, ${number(stopped)} nicht gesendet` : ''}`,
  retry: (count) => `${number(count)} erneut versuchen`,
  showDetails: 'Details anzeigen',
  hideDetails: 'Details ausblenden',
  because: (reason, count) => `${reason} (${number(count)})`,
  status: {
    waiting: 'Wartet',
    running: 'Wird gesendet …',
    'still-waiting': 'Noch keine Antwort',
    done: 'Erledigt',
    canceled: 'Von dieser Seite nicht zugelassen'
  },
  skipped: { 'under-way': 'Läuft bereits', gone: 'Gelöscht', unable: 'Übersprungen', stopped: 'Vor dem Senden gestoppt' }
})
