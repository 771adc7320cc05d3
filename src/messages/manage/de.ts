import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in German. */
export const de = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Einstellen',
    lastHour: 'Letzte Stunde',
    noises: (count) =>
      count > 0 ? `${number(count)}-mal Lärm in der letzten Stunde` : 'Kein Lärm in der letzten Stunde',
    hourAgo: 'Vor einer Stunde',
    now: 'Jetzt'
  },
  // Bulk operations.
  rejected: {
    title: 'Es wurde nichts gesendet',
    reasons: {
      'signed-out': 'Sie wurden abgemeldet.',
      'not-allowed': 'Sie haben dafür keine Berechtigung mehr.',
      'not-offered': 'Es ist nicht mehr in dieser Liste.',
      changed: 'Jemand anderes hat es inzwischen geändert.',
      late: 'Es hat zu lange gedauert. Versuchen Sie es erneut.',
      busy: 'Eine andere Änderung wird noch gesendet. Versuchen Sie es gleich noch einmal.'
    }
  },
  bulk: {
    label: 'Mehrere bearbeiten',
    selectAll: (count) => `Alle ${number(count)} auswählen`,
    selected: (count) => `${number(count)} ausgewählt`,
    clear: 'Auswahl aufheben',
    moreActions: 'Weitere Aktionen',
    open: {
      code: (count) => `Zugangscode zu ${number(count)} hinzufügen`,
      preset: (count) => `Vorgabe auf ${number(count)} anwenden`,
      climate: (count) => `Temperatur von ${number(count)} einstellen`,
      fan: (count) => `Lüfter von ${number(count)} einstellen`
    },
    ask: {
      lock: (count) => counted(count, { one: '# Tür verriegeln?', other: '# Türen verriegeln?' }),
      unlock: (count) => counted(count, { one: '# Tür entriegeln?', other: '# Türen entriegeln?' }),
      code: (count) => counted(count, { one: 'Zugangscode für # Schloss hinzufügen', other: 'Zugangscode für # Schlösser hinzufügen' }),
      preset: (count) => counted(count, { one: 'Vorgabe auf # Thermostat anwenden', other: 'Vorgabe auf # Thermostate anwenden' }),
      climate: (count) => counted(count, { one: 'Temperatur von # Thermostat einstellen', other: 'Temperatur von # Thermostaten einstellen' }),
      fan: (count) => counted(count, { one: 'Lüfter von # Thermostat einstellen', other: 'Lüfter von # Thermostaten einstellen' }),
      edit: (count) => counted(count, { one: '# Zugangscode bearbeiten', other: '# Zugangscodes bearbeiten' }),
      delete: (count) => counted(count, { one: '# Zugangscode löschen?', other: '# Zugangscodes löschen?' })
    },
    confirm: {
      lock: (count) => `${number(count)} verriegeln`,
      unlock: (count) => `${number(count)} entriegeln`,
      code: (count) => counted(count, { one: 'Zu # Schloss hinzufügen', other: 'Zu # Schlössern hinzufügen' }),
      preset: (count) => `Auf ${number(count)} anwenden`,
      climate: (count) => `Bei ${number(count)} einstellen`,
      fan: (count) => `Bei ${number(count)} einstellen`,
      delete: (count) => `${number(count)} löschen`
    },
    more: (count) => `und ${number(count)} weitere`,
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
      `${name} – ${number(count)} von ${counted(total, { one: '# Thermostat', other: '# Thermostaten' })}`,
    fitsNone: 'Keine Codelänge passt zu allen diesen Schlössern: Wählen Sie weniger aus.',
    notMade: 'Der Code wurde diesem Schloss nicht hinzugefügt.',
    keepOpen: 'Lassen Sie diese Seite geöffnet, bis alles fertig ist.',
    progress: (settled, total, failed) =>
      `${number(settled)} von ${number(total)}${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}`,
    finished: (done, total, failed) =>
      `${number(done)} von ${number(total)} erledigt${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}`,
    retry: (count) => `${number(count)} erneut versuchen`,
    showDetails: 'Details anzeigen',
    hideDetails: 'Details ausblenden',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Fehlgeschlagen',
    status: {
      waiting: 'Wartet',
      running: 'Wird gesendet …',
      'still-waiting': 'Noch keine Antwort',
      done: 'Erledigt',
      canceled: 'Von dieser Seite nicht zugelassen'
    },
    skipped: { 'under-way': 'Läuft bereits', gone: 'Gelöscht', unable: 'Übersprungen' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Ansicht',
    sort: 'Sortieren',
    group: 'Gruppieren nach',
    battery: 'Batterie',
    problems: 'Probleme',
    all: 'Alle',
    ungrouped: 'Keine',
    reset: 'Zurücksetzen',
    close: 'Schließen',
    active: 'Aktive Filter',
    remove: (filter) => `Filter entfernen: ${filter}`,
    clear: 'Filter zurücksetzen',
    noneLeft: 'Kein Gerät passt zu diesen Filtern',
    lowBattery: (level) => `Batterie unter ${percent(level)}`,
    below: (level) => `Unter ${percent(level)}`,
    offline: 'Offline',
    issues: 'Mit Problemen',
    orders: {
      newest: 'Neueste zuerst',
      name: 'Nach Namen',
      battery: 'Leerste Batterie zuerst',
      trouble: 'Probleme zuerst',
      kind: 'Nach Art'
    },
    groupings: {
      kind: 'Art',
      account: 'Konto',
      maker: 'Hersteller',
      space: 'Bereich'
    },
    none: {
      kind: 'Andere Geräte',
      account: 'Ohne Konto',
      maker: 'Unbekannter Hersteller',
      space: 'Ohne Bereich'
    },
    kinds: {
      lock: 'Schlösser',
      thermostat: 'Thermostate',
      'noise-sensor': 'Lärmsensoren'
    },
    states: {
      locked: 'Verriegelt',
      unlocked: 'Entriegelt',
      heating: 'Heizt',
      cooling: 'Kühlt',
      noisy: 'Zu laut'
    }
  },
  conflict: {
    field: 'Jemand anderes hat das auch geändert.',
    whole: 'Jemand anderes hat das inzwischen geändert. Laden Sie neu, um den neuen Stand zu sehen. Ihre Änderungen gehen dabei verloren.',
    mine: 'Ihre Eingabe',
    theirs: 'Andere Änderung',
    keepMine: 'Meine behalten',
    useTheirs: 'Andere übernehmen'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Lärmgrenze hinzufügen',
    name: 'Bezeichnung (optional)',
    decibels: 'Warnung über (dB)',
    score: 'Lärmrisikowert (NRS)',
    less: (name) => `${name}: niedriger`,
    more: (name) => `${name}: höher`,
    start: 'Von',
    end: 'Bis',
    nextDay: 'am nächsten Tag',
    required: 'Erforderlich',
    notANumber: 'Geben Sie eine Zahl ein.',
    notBoth: 'Geben Sie entweder Dezibel oder einen Risikowert ein.',
    outOfRange: (least, most) => `Geben Sie eine Zahl von ${number(least)} bis ${number(most)} ein.`,
    nameRequired: 'Ein Name lässt sich ändern, aber nicht entfernen.',
    sameTime: 'Das Ende muss sich vom Beginn unterscheiden.',
    day: 'Der Tag von Mitternacht bis Mitternacht',
    own: 'Diese Lärmgrenze',
    otherThresholds: 'Andere Lärmgrenzen',
    overlaps: (name, level, times) => `Überschneidet sich mit „${name}“ (erlaubt ${level}): ${times}`,
    neverFirst: (name, level) => `Löst nie aus: „${name}“ (${level}) gilt in der ganzen Zeit.`,
    created: 'Lärmgrenze erstellt',
    updated: 'Lärmgrenze aktualisiert',
    deleted: 'Lärmgrenze wird gelöscht',
    confirmDelete: 'Diese Lärmgrenze löschen?',
    confirm: 'Löschen',
    gone: 'Diese Lärmgrenze gibt es nicht mehr.',
    failed: 'Die Lärmgrenze konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    deleteFailed: 'Die Lärmgrenze konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    offline: 'Lärmgrenzen lassen sich ändern, sobald der Sensor nicht mehr offline ist.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Alle Zugangscodes',
    list: 'Liste',
    calendar: 'Kalender',
    group: 'Gruppieren nach',
    byPerson: 'Person',
    byLock: 'Schloss',
    chooseLocks: 'Schlösser wählen',
    searchLocks: 'Schlösser suchen',
    noLock: 'Kein passendes Schloss',
    chooseOne: 'Wählen Sie mindestens ein Schloss.',
    proceed: 'Weiter',
    locks: (count) => counted(count, { one: '# Schloss', other: '# Schlösser' }),
    progress: (done, total) => `Codes werden geprüft: ${number(done)} von ${number(total)} Schlössern`,
    failed: (count) =>
      counted(count, { one: 'Die Codes von # Schloss konnten nicht geladen werden', other: 'Die Codes von # Schlössern konnten nicht geladen werden' }),
    deleteAll: (count) => `Alle ${number(count)} löschen`,
    editAll: (count) => `Alle ${number(count)} bearbeiten`,
    differ: 'Verschiedene Codes',
    off: (count) =>
      counted(count, { one: '# Schloss braucht eine andere Codelänge.', other: '# Schlösser brauchen eine andere Codelänge.' }),
    ownDigits: 'Diese Schlösser nehmen Codes verschiedener Länge an: Jedes behält seinen.',
    timesDiffer: 'Verschiedene Zeiten',
    differing: 'Verschieden: Jeder Code behält seine Angabe'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'Am Schloss eingerichtet',
    about: 'Diese Codes wurden am Schloss oder in der App des Herstellers eingerichtet. Importieren Sie sie, um sie hier zu ändern.',
    loading: 'Am Schloss eingerichtete Codes werden geladen',
    none: 'Keine weiteren Codes',
    failed: 'Am Schloss eingerichtete Codes konnten nicht geladen werden',
    manage: 'Importieren',
    cannot: 'Dieser Code kann nicht importiert werden.',
    manageAll: (count) => counted(count, { other: 'Alle # importieren' }),
    managed: 'Code importiert',
    notManaged: 'Der Code konnte nicht importiert werden.'
  },
  // Sharing an access code.
  sharing: {
    share: 'Teilen',
    pass: 'Gästepass',
    print: 'Drucken',
    picture: 'QR-Code dieses Passes',
    tooLong: 'Dieser Text ist zu lang für einen QR-Code.',
    text: 'Text zum Teilen',
    close: 'Schließen',
    code: (pin) => `Zugangscode: ${pin}`,
    always: 'Jederzeit gültig',
    between: (start, end) => `Gültig von ${start} bis ${end}`,
    from: (start) => `Gültig ab ${start}`,
    until: (end) => `Gültig bis ${end}`
  }
})
