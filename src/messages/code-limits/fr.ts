import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in French. */
export const fr: Translation<typeof CODE_LIMITS> = ({ counted, number }) => ({
  met: 'respecté',
  notMet: 'non respecté',
  hints: {
    no_zeros: 'Sans 0',
    cannot_contain_089: 'Sans 0, 8 ni 9',
    cannot_contain_0789: 'Uniquement les chiffres 1 à 6',
    cannot_start_with_12: 'Ne commence pas par 12',
    no_ascending_or_descending_sequence: 'Pas de suite comme 1234',
    at_least_three_unique_digits: 'Au moins 3 chiffres différents',
    unique_first_four_digits: '4 premiers chiffres tous différents',
    no_all_same_digits: 'Pas uniquement le même chiffre'
  },
  knownCodesOnly: 'Doit être un code que le compte de la serrure utilise déjà',
  digitsOnly: 'Utilisez uniquement des chiffres',
  anyLength: 'Utilisez 4 à 12 chiffres',
  errors: {
    no_zeros: 'Cette serrure n’accepte pas le 0',
    cannot_contain_089: 'Cette serrure n’accepte pas 0, 8 ni 9',
    cannot_contain_0789: 'Cette serrure n’a que les chiffres 1 à 6',
    cannot_start_with_12: 'Le code ne peut pas commencer par 12',
    no_ascending_or_descending_sequence: 'Le code ne peut pas être une suite comme 1234 ou 4321',
    at_least_three_unique_digits: 'Utilisez au moins 3 chiffres différents',
    unique_first_four_digits: 'Les 4 premiers chiffres doivent tous être différents',
    no_all_same_digits: 'Les chiffres ne peuvent pas tous être identiques'
  },
  codes: {
    length: 'de cette longueur',
    no_zeros: 'avec 0',
    cannot_contain_089: 'avec 0, 8 ou 9',
    cannot_contain_0789: 'avec 0, 7, 8 ou 9',
    cannot_start_with_12: 'qui commencent par 12',
    no_ascending_or_descending_sequence: 'en suite, comme 1234 ou 4321',
    at_least_three_unique_digits: 'avec moins de 3 chiffres différents',
    unique_first_four_digits: 'qui répètent l’un des 4 premiers chiffres',
    no_all_same_digits: 'avec un seul chiffre'
  },
  unaccepted: (lock, codes) => `${lock} n’accepte pas les codes ${codes}`,
  ofLocks: (count, total) => `${number(count)} serrures sur ${number(total)}`,
  manyUnaccepted: (some, codes, locks) => `${some} n’acceptent pas les codes ${codes}\u00a0: ${locks}`,
  about: (locks, message) => `${locks}\u00a0: ${message}`,
  manyAbout: (some, locks, message) => `${some} (${locks})\u00a0: ${message}`,
  leaveOut: (count) => counted(count, { one: 'Exclure # serrure', other: 'Exclure # serrures' }),
  uncertainRun: 'Cette serrure peut refuser des suites comme 123 ou 111',
  sameDigits: (name) => `${name} a déjà ce code sur cette serrure`,
  nameBetween: (min, max) => `Utilisez ${number(min)} à ${number(max)} caractères`,
  nameAtLeast: (min) => counted(min, { one: 'Utilisez au moins # caractère', other: 'Utilisez au moins # caractères' }),
  nameAtMost: (max) => counted(max, { one: '# caractère au maximum', other: '# caractères au maximum' }),
  nameTaken: 'Un autre code de cette serrure porte ce nom',
  startNotInFuture: 'Le début doit être dans le futur',
  lasts: (durations) => `Durée des codes sur cette serrure\u00a0: ${durations}`,
  between: (min, max) => `de ${min} à ${max}`,
  atLeast: (duration) => `au moins ${duration}`,
  atMost: (duration) => `au plus ${duration}`,
  or: (first, second) => `${first}, ou ${second}`,
  endOn: (date, time) => `Terminer le ${date} à ${time}`,
  endAt: (time) => `Terminer à ${time}`,
  sameTime: 'Le début et la fin doivent être à la même heure de la journée',
  startAndEndAt: (start, end) => `Le début doit être à ${start} et la fin à ${end}`,
  startsOn: (days) => `Début des codes sur cette serrure\u00a0: ${days}`,
  endsOn: (days) => `Fin des codes sur cette serrure\u00a0: ${days}`,
  nthWeekday: (nth, weekday) =>
    `${nth < 0 ? 'dernier' : ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'][nth - 1] ?? number(nth)} ${weekday} du mois`,
  monthDay: (day) => (day < 0 ? 'dernier jour du mois' : `jour ${number(day)} du mois`),
  uncheckedDates: 'La serrure limite les dates. La plateforme les vérifie.',
  withoutEnd: 'Cette serrure n’acceptera peut-être pas un code sans fin.',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  times: 'Heures',
  chooseTimes: 'Choisissez les heures',
  full: (used, most) =>
    `Cette serrure est pleine\u00a0: ${number(used)} codes sur ${number(most)}. Supprimez-en un d’abord, sinon le nouveau code ne pourra pas être enregistré.`,
  roomForOne: 'Il reste de la place pour un code.',
  manyFull: (count, locks) =>
    counted(count, { one: `# serrure est pleine\u00a0: ${locks}`, other: `# serrures sont pleines\u00a0: ${locks}` }),
  noCode: 'Aucun code ne convient à cette serrure.',
  noSharedCode: 'Aucun code ne convient à toutes ces serrures.'
})
