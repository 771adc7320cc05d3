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
    'noise-sensor': (count) => counted(count, { one: '# Lärmsensor wird übersprungen', other: '# Lärmsensoren werden übersprungen' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# Code kann nicht bearbeitet werden', other: '# Codes können nicht bearbeitet werden' }),
    delete: (count) => counted(count, { one: '# Code kann nicht gelöscht werden', other: '# Codes können nicht gelöscht werden' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unsupported: 'nicht möglich',
    noMode: (name) => `ohne Modus „${name}“`,
    noPreset: (name) => `ohne Vorgabe „${name}“`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} von ${number(total)}`,
  fitsNone: 'Keine Codelänge passt zu allen diesen Schlössern: Wählen Sie weniger aus.',
  notCreated: 'Der Code wurde diesem Schloss nicht hinzugefügt.',
  keepOpen: 'Lassen Sie diese Seite geöffnet, bis alles fertig ist.',
  running: {
    lock: (part) => `Wird verriegelt: ${part} …`,
    unlock: (part) => `Wird entriegelt: ${part} …`,
    delete: (part) => `Wird gelöscht: ${part} …`,
    other: (part) => `Wird gesendet: ${part} …`
  },
  stop: 'Stoppen',
  stopping: 'Wird gestoppt…',
  results: {
    lock: (count) => `${number(count)} verriegelt`,
    unlock: (count) => `${number(count)} entriegelt`,
    delete: (count) => `${number(count)} gelöscht`,
    other: (count) => `${number(count)} erledigt`,
    failed: (count) => `${number(count)} fehlgeschlagen`,
    skipped: (count) => `${number(count)} übersprungen`,
    stopped: (count) => `${number(count)} nicht gesendet`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Erneut versuchen',
  showDetails: 'Details anzeigen',
  hideDetails: 'Details ausblenden',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Klemmt' },
  status: {
    waiting: 'Wartet',
    running: 'Wird gesendet …',
    'still-waiting': 'Noch keine Antwort',
    succeeded: 'Erledigt',
    canceled: 'Von dieser Seite nicht zugelassen'
  },
  skipped: { pending: 'Läuft bereits', deleted: 'Gelöscht', unsupported: 'Übersprungen', stopped: 'Nicht gesendet' }
})
