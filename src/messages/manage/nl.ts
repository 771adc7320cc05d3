import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Dutch. */
export const nl = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Instellen',
    lastHour: 'Laatste uur',
    noises: (count) =>
      count > 0 ? `${number(count)} keer lawaai in het laatste uur` : 'Geen lawaai in het laatste uur',
    hourAgo: 'Een uur geleden',
    now: 'Nu'
  },
  // Bulk operations.
  rejected: {
    title: 'Er is niets verzonden',
    reasons: {
      'signed-out': 'U bent afgemeld.',
      'not-allowed': 'U hebt hiervoor geen toestemming meer.',
      'not-offered': 'Het staat niet meer in deze lijst.',
      changed: 'Iemand anders heeft het intussen gewijzigd.',
      late: 'Het duurde te lang. Probeer het opnieuw.',
      busy: 'Een andere wijziging wordt nog verzonden. Probeer het zo opnieuw.'
    }
  },
  bulk: {
    label: 'Meerdere bewerken',
    selectAll: (count) => `Alle ${number(count)} selecteren`,
    selected: (count) => `${number(count)} geselecteerd`,
    clear: 'Selectie wissen',
    moreActions: 'Meer acties',
    open: {
      code: (count) => `Toegangscode toevoegen aan ${number(count)}`,
      preset: (count) => `Stand toepassen op ${number(count)}`,
      climate: (count) => `Temperatuur van ${number(count)} instellen`,
      fan: (count) => `Ventilator van ${number(count)} instellen`
    },
    ask: {
      lock: (count) => counted(count, { one: '# deur vergrendelen?', other: '# deuren vergrendelen?' }),
      unlock: (count) => counted(count, { one: '# deur ontgrendelen?', other: '# deuren ontgrendelen?' }),
      code: (count) => counted(count, { one: 'Toegangscode toevoegen aan # slot', other: 'Toegangscode toevoegen aan # sloten' }),
      preset: (count) => counted(count, { one: 'Stand toepassen op # thermostaat', other: 'Stand toepassen op # thermostaten' }),
      climate: (count) => counted(count, { one: 'Temperatuur van # thermostaat instellen', other: 'Temperatuur van # thermostaten instellen' }),
      fan: (count) => counted(count, { one: 'Ventilator van # thermostaat instellen', other: 'Ventilator van # thermostaten instellen' }),
      edit: (count) => counted(count, { one: '# toegangscode bewerken', other: '# toegangscodes bewerken' }),
      delete: (count) => counted(count, { one: '# toegangscode verwijderen?', other: '# toegangscodes verwijderen?' })
    },
    confirm: {
      lock: (count) => `${number(count)} vergrendelen`,
      unlock: (count) => `${number(count)} ontgrendelen`,
      code: (count) => counted(count, { one: 'Toevoegen aan # slot', other: 'Toevoegen aan # sloten' }),
      preset: (count) => `Toepassen op ${number(count)}`,
      climate: (count) => `Instellen voor ${number(count)}`,
      fan: (count) => `Instellen voor ${number(count)}`,
      delete: (count) => `${number(count)} verwijderen`
    },
    more: (count) => `en nog ${number(count)}`,
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
      `${name} – ${number(count)} van ${counted(total, { one: '# thermostaat', other: '# thermostaten' })}`,
    fitsNone: 'Geen enkele codelengte past op al deze sloten: selecteer er minder.',
    notMade: 'De code is niet aan dit slot toegevoegd.',
    keepOpen: 'Houd deze pagina open tot alles klaar is.',
    progress: (settled, total, failed) =>
      `${number(settled)} van ${number(total)}${failed > 0 ? `, ${number(failed)} mislukt` : ''}`,
    finished: (done, total, failed) =>
      `${number(done)} van ${number(total)} klaar${failed > 0 ? `, ${number(failed)} mislukt` : ''}`,
    retry: (count) => `${number(count)} opnieuw proberen`,
    showDetails: 'Details tonen',
    hideDetails: 'Details verbergen',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Mislukt',
    status: {
      waiting: 'Wacht',
      running: 'Verzenden…',
      'still-waiting': 'Nog geen antwoord',
      done: 'Klaar',
      canceled: 'Niet toegestaan door deze pagina'
    },
    skipped: { 'under-way': 'Al bezig', gone: 'Verwijderd', unable: 'Overgeslagen' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Weergave',
    sort: 'Sorteren',
    group: 'Groeperen op',
    battery: 'Batterij',
    problems: 'Problemen',
    all: 'Alle',
    ungrouped: 'Geen',
    reset: 'Herstellen',
    close: 'Sluiten',
    active: 'Actieve filters',
    remove: (filter) => `Filter verwijderen: ${filter}`,
    clear: 'Filters wissen',
    noneLeft: 'Geen apparaat past bij deze filters',
    lowBattery: (level) => `Batterij onder ${percent(level)}`,
    below: (level) => `Onder ${percent(level)}`,
    offline: 'Offline',
    issues: 'Met problemen',
    orders: {
      newest: 'Nieuwste eerst',
      name: 'Op naam',
      battery: 'Leegste batterij eerst',
      trouble: 'Problemen eerst',
      kind: 'Op soort'
    },
    groupings: {
      kind: 'Soort',
      account: 'Account',
      maker: 'Fabrikant',
      space: 'Ruimte'
    },
    none: {
      kind: 'Andere apparaten',
      account: 'Zonder account',
      maker: 'Onbekende fabrikant',
      space: 'Zonder ruimte'
    },
    kinds: {
      lock: 'Sloten',
      thermostat: 'Thermostaten',
      'noise-sensor': 'Geluidssensoren'
    },
    states: {
      locked: 'Vergrendeld',
      unlocked: 'Ontgrendeld',
      heating: 'Verwarmt',
      cooling: 'Koelt',
      noisy: 'Te luid'
    }
  },
  conflict: {
    field: 'Iemand anders heeft dit ook gewijzigd.',
    whole: 'Iemand anders heeft dit intussen gewijzigd. Laad opnieuw om die versie te zien. Uw wijzigingen gaan dan verloren.',
    mine: 'Uw invoer',
    theirs: 'Andere wijziging',
    keepMine: 'De mijne houden',
    useTheirs: 'De andere gebruiken'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Drempel toevoegen',
    name: 'Naam (optioneel)',
    decibels: 'Waarschuwen boven (dB)',
    score: 'Geluidsrisicoscore (NRS)',
    less: (name) => `${name}: lager`,
    more: (name) => `${name}: hoger`,
    start: 'Van',
    end: 'Tot',
    nextDay: 'volgende dag',
    required: 'Verplicht',
    notANumber: 'Voer een getal in.',
    notBoth: 'Voer decibel of een score in, niet allebei.',
    outOfRange: (least, most) => `Voer een getal van ${number(least)} tot en met ${number(most)} in.`,
    nameRequired: 'Een naam kan worden gewijzigd, maar niet verwijderd.',
    sameTime: 'Het einde moet verschillen van het begin.',
    day: 'De dag van middernacht tot middernacht',
    own: 'Deze drempel',
    otherThresholds: 'Andere drempels',
    overlaps: (name, level, times) => `Overlapt met ‘${name}’, dat ${level} toestaat: ${times}`,
    neverFirst: (name, level) => `Gaat nooit af: ‘${name}’ (${level}) geldt al die tijd.`,
    created: 'Geluidsdrempel gemaakt',
    updated: 'Geluidsdrempel bijgewerkt',
    deleted: 'Geluidsdrempel wordt verwijderd',
    confirmDelete: 'Deze geluidsdrempel verwijderen?',
    confirm: 'Verwijderen',
    gone: 'Deze geluidsdrempel bestaat niet meer.',
    failed: 'De geluidsdrempel kon niet worden opgeslagen. Probeer het opnieuw.',
    deleteFailed: 'De geluidsdrempel kon niet worden verwijderd. Probeer het opnieuw.',
    offline: 'Geluidsdrempels kunnen worden gewijzigd zodra de sensor weer online is.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Alle toegangscodes',
    list: 'Lijst',
    calendar: 'Agenda',
    group: 'Groeperen op',
    byPerson: 'Persoon',
    byLock: 'Slot',
    chooseLocks: 'Kies de sloten',
    searchLocks: 'Sloten zoeken',
    noLock: 'Geen slot gevonden',
    chooseOne: 'Kies minstens één slot.',
    proceed: 'Doorgaan',
    locks: (count) => counted(count, { one: '# slot', other: '# sloten' }),
    progress: (done, total) => `Codes controleren: ${number(done)} van ${number(total)} sloten`,
    failed: (count) =>
      counted(count, { one: 'De codes van # slot konden niet worden geladen', other: 'De codes van # sloten konden niet worden geladen' }),
    deleteAll: (count) => `Alle ${number(count)} verwijderen`,
    editAll: (count) => `Alle ${number(count)} bewerken`,
    differ: 'Codes verschillen',
    off: (count) =>
      counted(count, { one: '# slot heeft een andere codelengte nodig.', other: '# sloten hebben een andere codelengte nodig.' }),
    ownDigits: 'Deze sloten accepteren codes van verschillende lengte: elk houdt de eigen code.',
    timesDiffer: 'Tijden verschillen',
    differing: 'Verschilt: elke code houdt de eigen waarde'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'Op het slot ingesteld',
    about: 'Deze codes zijn op het slot of in de app van de fabrikant ingesteld. Importeer ze om ze hier te wijzigen.',
    loading: 'Op het slot ingestelde codes worden geladen',
    none: 'Geen andere codes',
    failed: 'Op het slot ingestelde codes konden niet worden geladen',
    manage: 'Importeren',
    cannot: 'Deze code kan niet worden geïmporteerd.',
    manageAll: (count) => counted(count, { other: 'Alle # importeren' }),
    managed: 'Code geïmporteerd',
    notManaged: 'De code kon niet worden geïmporteerd.'
  },
  // Sharing an access code.
  sharing: {
    share: 'Delen',
    pass: 'Gastenpas',
    print: 'Afdrukken',
    picture: 'QR-code van deze pas',
    tooLong: 'Deze tekst is te lang voor een QR-code.',
    text: 'Tekst om te delen',
    close: 'Sluiten',
    code: (pin) => `Toegangscode: ${pin}`,
    always: 'Altijd geldig',
    between: (start, end) => `Geldig van ${start} tot ${end}`,
    from: (start) => `Geldig vanaf ${start}`,
    until: (end) => `Geldig tot ${end}`
  }
})
