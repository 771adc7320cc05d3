import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Dutch. */
export const nl = ({ counted, number }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Instellen',
    lastHour: 'Laatste uur',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# geluid', other: '# geluiden' })} in het laatste uur` : 'Geen lawaai in het laatste uur',
    hourAgo: 'Een uur geleden',
    now: 'Nu'
  },
  // Acting on many devices or codes at once.
  bulk: {
    label: 'Meerdere bewerken',
    selectAll: (count) => `Alle ${number(count)} selecteren`,
    selected: (count) => `${number(count)} geselecteerd`,
    clear: 'Selectie wissen',
    preset: 'Voorinstelling toepassen',
    others: 'Meer acties',
    some: (action, able, chosen) =>
      able === chosen ? `${action} ${number(able)}` : `${action} ${number(able)} van ${number(chosen)}`,
    ask: (action, count) => `${action}: ${counted(count, { one: '# geselecteerd item', other: '# geselecteerde items' })}`,
    more: (count) => `en nog ${number(count)}`,
    cannot: (count) => counted(count, { one: '# van de selectie kan dit niet en wordt overgeslagen.', other: '# van de selectie kunnen dit niet en worden overgeslagen.' }),
    presetOn: (name, count) => `${name} (op ${number(count)})`,
    fitsNone: 'Geen enkele codelengte past op al deze sloten. Selecteer er minder:',
    notMade: 'Het platform heeft op dit slot geen code gemaakt.',
    keepOpen: 'Houd deze pagina open: niet alles wat nog wacht kan na het verlaten worden verzonden.',
    progress: (settled, total, failed) =>
      `${number(settled)} van ${number(total)}${failed > 0 ? `, ${number(failed)} mislukt` : ''}`,
    finished: (done, total, failed) =>
      `${number(done)} van ${number(total)} gedaan${failed > 0 ? `, ${number(failed)} mislukt` : ''}`,
    retry: (count) => `${number(count)} mislukte opnieuw proberen`,
    reasons: 'Wat niet is gedaan',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Mislukt',
    status: {
      waiting: 'Wacht',
      running: 'Bezig',
      'still-waiting': 'Nog geen antwoord',
      done: 'Gedaan',
      canceled: 'Niet toegestaan door deze pagina'
    },
    skipped: { 'under-way': 'Al bezig', gone: 'Bestaat niet meer', unable: 'Kan dit nu niet' }
  },
  // Taking back what was done.
  undo: {}
})
