import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Dutch. */
export const nl: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Activiteit exporteren',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Periode',
  lastDays: (count) => counted(count, { other: 'Laatste # dagen' }),
  chooseDates: 'Datums kiezen',
  from: 'Van',
  to: 'Tot en met',
  endBeforeStart: 'Het einde moet na het begin liggen',
  reading: 'Activiteit wordt gelezen',
  read: (count) => counted(count, { one: '# gebeurtenis gelezen', other: '# gebeurtenissen gelezen' }),
  stopped: (count) => counted(count, { one: 'Het lezen stopte na # gebeurtenis.', other: 'Het lezen stopte na # gebeurtenissen.' }),
  downloadSome: (count) => counted(count, { one: '# gebeurtenis downloaden', other: '# gebeurtenissen downloaden' }),
  printSome: (count) => counted(count, { one: '# gebeurtenis afdrukken', other: '# gebeurtenissen afdrukken' }),
  empty: 'Geen activiteit in deze periode',
  exported: (count) => counted(count, { one: '# gebeurtenis geëxporteerd', other: '# gebeurtenissen geëxporteerd' }),
  cut: (count, date) => `De nieuwste ${number(count)} gebeurtenissen zijn geëxporteerd, terug tot ${date}.`,
  printed: (date) => `Afgedrukt op ${date}`,
  columns: { time: 'Tijd', device: 'Apparaat', event: 'Wat er gebeurde' }
})
