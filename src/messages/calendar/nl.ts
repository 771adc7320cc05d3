import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Dutch. */
export const nl: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Verblijven per dag',
  earlier: 'Eerdere dagen',
  later: 'Latere dagen',
  today: 'Vandaag',
  empty: (range) => `Geen verblijven ${range}`,
  onToday: (events) => `Vandaag: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'komt', other: 'komen' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'vertrekt', other: 'vertrekken' })}`,
  comesAndLeaves: (names) => `${names}, in en uit`,
  more: (count) => `nog ${number(count)}`,
  in: (time) => `vanaf ${time}`,
  out: (time) => `tot ${time}`,
  always: 'Altijd',
  overlap: 'twee personen, dezelfde deur',
  startsToday: 'begint vandaag',
  endsToday: 'eindigt vandaag',
  overlaps: (name, locks) => `tegelijk met ${name} op ${locks}`,
  keys: 'Page Up en Page Down, of Alt en een pijl, verplaatsen een dag. Met Shift verplaatsen ze het einde, Shift en een pijl het begin. Escape draait het terug.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    ongoing: 'Deze code heeft geen datums. Open hem om ze toe te voegen.',
    transitioning: 'Deze code wordt ingesteld of verwijderd. Verplaats hem daarna.',
    notAllowed: 'Deze code kan hier niet worden gewijzigd.',
    faulty: 'Er is iets mis met deze code. Open hem om te zien wat u kunt doen.',
    unsaved: 'Bewaar de andere wijziging eerst, of maak haar ongedaan.'
  }
})
