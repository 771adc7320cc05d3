import { createLanguages } from '../languages.js'
import { type ScheduleMessages, en } from './en.js'

/** Messages of the thermostat schedule, by language. */
export const SCHEDULE_MESSAGES = createLanguages<ScheduleMessages>(en, {
  ar: () => import('./ar.js').then(({ ar }) => ar),
  de: () => import('./de.js').then(({ de }) => de),
  es: () => import('./es.js').then(({ es }) => es),
  fr: () => import('./fr.js').then(({ fr }) => fr),
  he: () => import('./he.js').then(({ he }) => he),
  it: () => import('./it.js').then(({ it }) => it),
  ja: () => import('./ja.js').then(({ ja }) => ja),
  nl: () => import('./nl.js').then(({ nl }) => nl),
  pt: () => import('./pt.js').then(({ pt }) => pt)
})
